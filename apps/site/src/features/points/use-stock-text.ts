import { useTranslation } from "react-i18next";
import { useFormat } from "@baize/i18n/use-format";
import type { Reward } from "./types.ts";

/** The price in money, and the stock: "and ₹99 · 23 left". */
export function useStockText(): (reward: Reward) => string {
  const { t } = useTranslation("points");
  const format = useFormat();
  return ({ amount, remaining, exchanged }) => {
    const money = /[1-9]/.test(amount.amount) ? t("plus", { amount: format.money(amount) }) : undefined;
    const left = remaining ? t("left", { count: remaining }) : t("exchanged", { count: exchanged });
    return [money, left].filter((text) => text !== undefined).join(" · ");
  };
}
