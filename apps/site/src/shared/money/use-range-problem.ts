import { useTranslation } from "react-i18next";
import { toMoneyAmount } from "@baize/domain/money/amount";
import { useFormat } from "@baize/i18n/use-format";

interface Bounds {
  readonly min: bigint;
  readonly max: bigint;
}

/** The error of an amount before it is sent; undefined where there is none. Needs the namespaces `money` and `validation`. */
export function useRangeProblem(): (amount: bigint | undefined, bounds: Bounds, currency: string) => string | undefined {
  const { t } = useTranslation(["money", "validation"]);
  const format = useFormat();
  return (amount, { min, max }, currency) => {
    if (amount === undefined) return t("amountMissing");
    if (amount >= min && amount <= max) return undefined;
    const written = (minor: bigint) => format.money(toMoneyAmount({ minor, currency }));
    return t("amountOutside", { min: written(min), max: written(max) });
  };
}
