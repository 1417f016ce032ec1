import { type DateStyle, formatDate, formatDateTime, formatTime, type Instant } from "./date.ts";
import { formatCountdown } from "./countdown.ts";
import { formatList } from "./list.ts";
import type { FormatLocale } from "./locale.ts";
import { formatMoney, type MinorAmount, type MoneyParts, moneyParts, type MoneySign, type DecimalAmount } from "./money.ts";
import { formatChip, formatFixed, formatNumber, formatPercent, type Numeric } from "./number.ts";
import { formatRelative, formatSpan } from "./relative.ts";

/** Every formatter for one person's locale. `parseNumber` is separate, because a first view does not need it. */
export interface Format {
  readonly locale: FormatLocale;
  number(value: Numeric): string;
  fixed(value: Numeric, digits: number): string;
  /** Odds: two decimals. */
  odds(value: Numeric): string;
  percent(ratio: Numeric, digits: number): string;
  chip(value: Numeric): string;
  money(money: DecimalAmount | MinorAmount, sign?: MoneySign): string;
  moneyParts(money: DecimalAmount | MinorAmount, sign?: MoneySign): MoneyParts;
  date(instant: Instant, style?: DateStyle): string;
  time(instant: Instant, precision?: "minute" | "second"): string;
  dateTime(instant: Instant, style?: DateStyle): string;
  relative(instant: Instant, now: number): string;
  /** A span from now in milliseconds: `in 5 minutes`. */
  duration(milliseconds: number): string;
  list(items: readonly string[], type?: "conjunction" | "disjunction"): string;
  countdown(milliseconds: number): string;
}

export function createFormat(locale: FormatLocale): Format {
  return {
    locale,
    number: (value) => formatNumber(locale, value),
    fixed: (value, digits) => formatFixed(locale, value, digits),
    odds: (value) => formatFixed(locale, value, 2),
    percent: (ratio, digits) => formatPercent(locale, ratio, digits),
    chip: formatChip,
    money: (money, sign) => formatMoney(locale, money, sign),
    moneyParts: (money, sign) => moneyParts(locale, money, sign),
    date: (instant, style) => formatDate(locale, instant, style),
    time: (instant, precision) => formatTime(locale, instant, precision),
    dateTime: (instant, style) => formatDateTime(locale, instant, style),
    relative: (instant, now) => formatRelative(locale, instant, now),
    duration: (milliseconds) => formatSpan(locale, milliseconds),
    list: (items, type) => formatList(locale, items, type),
    countdown: (milliseconds) => formatCountdown(locale, milliseconds),
  };
}
