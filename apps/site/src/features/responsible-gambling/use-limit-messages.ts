import { useTranslation } from "react-i18next";
import type { OutputOf } from "@baize/api/contract/contract";
import { currencyDigits } from "@baize/domain/money/currency";
import { minorOf } from "@baize/domain/money/amount";
import { useFormat } from "@baize/i18n/use-format";
import { useSpans } from "../../shared/language/use-spans.ts";

export type Limit = OutputOf<"responsibleGambling.status">["limits"][number];
type Measure = Pick<Limit, "amount" | "minutes">;

/** A measure as a figure to compare by: minor units, or minutes. */
export function figureOf({ amount, minutes }: Measure): bigint | undefined {
  if (amount) return minorOf(amount);
  return minutes === null ? undefined : BigInt(minutes);
}

/** The texts of limits. */
export function useLimitMessages() {
  const { t } = useTranslation("responsible-gambling");
  const format = useFormat();
  const spans = useSpans();
  const measure = ({ amount, minutes }: Measure): string => {
    if (amount) return format.money(amount);
    return minutes === null ? t("limit.none") : spans.minutes(minutes);
  };
  return {
    measure,
    /** The surplus of a window with more wins than losses. */
    won: ({ used: { amount } }: Limit) => (amount ? format.money({ ...amount, amount: amount.amount.replace("-", "") }) : ""),
    nothing: ({ used: { amount } }: Limit) =>
      amount ? format.money({ minor: 0n, currency: amount.currency, digits: currencyDigits(amount.currency) }) : "",
    name: ({ kind, period }: Limit) => t("limit.name", { kind: t(`kind.${kind}`), period: t(`period.${period}`) }),
    /** The raise that waits. */
    next: ({ next }: Limit) => {
      if (!next) return undefined;
      const time = format.dateTime(next.at);
      return figureOf(next) === undefined ? t("limit.goes", { time }) : t("limit.next", { limit: measure(next), time });
    },
  };
}
