import { useTranslation } from "react-i18next";
import { isCount, THRESHOLDS } from "@baize/domain/agents/contract/type";
import { useFormat } from "@baize/i18n/use-format";
import type { ContractTier } from "../../shared/contracts/types.ts";
import { useRateText } from "./use-rate-text.ts";

/** Writes a tier in one line: what it pays, and what it asks for. */
export function useTierText(currency: string): (tier: ContractTier) => string {
  const { t } = useTranslation("agents");
  const format = useFormat();
  const rates = useRateText();
  return (tier) => {
    const asked = THRESHOLDS.flatMap((name) => {
      const value = Number(tier[name] ?? 0);
      if (value === 0) return [];
      const least = isCount(name) ? format.number(value) : format.money({ amount: String(tier[name]), currency });
      return [t("contract.from", { name: t(`contract.threshold.${name}`), least })];
    });
    return [rates.all(tier), ...asked].join(" · ");
  };
}
