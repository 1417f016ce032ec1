import { useTranslation } from "react-i18next";
import { minorOf } from "@baize/domain/money/amount";
import { useFormat } from "@baize/i18n/use-format";
import type { Channel } from "./types.ts";

/** "₹100 to ₹50,000 · fee 2% + ₹3". */
export function useChannelNote(): (channel: Pick<Channel, "min" | "max" | "feePpm" | "feeFixed">) => string {
  const { t } = useTranslation("money");
  const format = useFormat();
  return ({ min, max, feePpm, feeFixed }) => {
    const share = feePpm > 0 ? [format.percent(feePpm / 1_000_000, 2)] : [];
    const fixed = minorOf(feeFixed) > 0n ? [format.money(feeFixed)] : [];
    const fee = [...share, ...fixed].join(" + ");
    const range = t("range", { min: format.money(min), max: format.money(max) });
    return `${range} · ${fee ? t("fee.some", { fee }) : t("fee.none")}`;
  };
}
