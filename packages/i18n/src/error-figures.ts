import type { ErrorCode } from "@baize/api/errors";
import { LIMIT_KINDS, LIMIT_PERIODS } from "@baize/domain/responsible-gambling/limit";
import type { i18n as I18n } from "i18next";
import type { Format } from "./format/create-format.ts";

type Values = Readonly<Record<string, unknown>>;
type Figures = (i18n: I18n, format: Format, value: Values) => string | undefined;

/** A sum as text; undefined where the value holds none. */
function sumOf(format: Format, amount: unknown, currency: unknown): string | undefined {
  return typeof amount === "string" && typeof currency === "string" && amount !== ""
    ? format.money({ amount, currency })
    : undefined;
}

const moneyOf = (format: Format, money: unknown): string | undefined => {
  const { amount, currency } = valuesOf(money);
  return sumOf(format, amount, currency);
};

const valuesOf = (value: unknown): Values => (typeof value === "object" && value !== null ? { ...value } : {});

const limitOf: Figures = (i18n, format, value) => {
  const kind = LIMIT_KINDS.find((one) => one === value.kind);
  const period = LIMIT_PERIODS.find((one) => one === value.period);
  const [limit, left] = [moneyOf(format, value.limit), moneyOf(format, value.left)];
  if (!kind || kind === "time" || !period || !limit || !left) return undefined;
  return i18n.t(`errors:figures.${kind}.${period}`, { limit, left });
};

const untilOf: Figures = (i18n, format, { until }) =>
  typeof until === "number" ? i18n.t("errors:figures.until", { time: format.dateTime(until) }) : undefined;

const wageringOf: Figures = (i18n, format, { remaining, currency }) => {
  const amount = sumOf(format, remaining, currency);
  return amount && i18n.t("errors:figures.wagering", { amount });
};

const balanceOf: Figures = (i18n, format, { balance, currency }) => {
  const amount = sumOf(format, balance, currency);
  return amount && i18n.t("errors:figures.balance", { amount });
};

const rangeOf: Figures = (i18n, format, { min, max, currency }) => {
  const [least, most] = [sumOf(format, min, currency), sumOf(format, max, currency)];
  return least && most && i18n.t("errors:figures.range", { min: least, max: most });
};

/** What a refusal counts, by its code: which limit, what is left of it, what is still to wager. */
const figures: { readonly [Code in ErrorCode]?: Figures } = {
  "withdraw.wagering_open": wageringOf,
  "money.insufficient": balanceOf,
  "money.out_of_range": rangeOf,
  "responsible_gambling.limit_reached": limitOf,
  "responsible_gambling.cooling_off": untilOf,
  "responsible_gambling.self_excluded": untilOf,
};

/** The figures of a refusal in the person's language; undefined where its code, or this answer, has none. */
export function errorFigures(i18n: I18n, format: Format, code: ErrorCode, value: unknown): string | undefined {
  return figures[code]?.(i18n, format, valuesOf(value));
}
