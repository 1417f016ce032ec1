import { useTranslation } from "react-i18next";
import { RATES } from "@baize/domain/agents/contract/type";
import { useFormat } from "@baize/i18n/use-format";
import { MILLION } from "../../shared/contracts/percent.ts";
import type { Contract, ContractTier } from "../../shared/contracts/types.ts";

type Rates = Pick<ContractTier, "ratio" | "profitRate" | "lossRate">;

/** As many decimals as the rate has: one part per million is 0.0001 %. */
function digitsOf(ppm: number): number {
  const digits = [0, 1, 2, 3].find((count) => ppm % 10 ** (4 - count) === 0);
  return digits ?? 4;
}

/** Writes rates in percent: `40%`, or both rates of a real-time tier with their names. */
export function useRateText() {
  const { t } = useTranslation("agents");
  const format = useFormat();
  const percent = (ppm: number) => format.percent(ppm / MILLION, digitsOf(ppm));
  const all = (rates: Rates) => {
    const given = RATES.flatMap((name) => {
      const ppm = rates[name];
      return ppm === undefined ? [] : [{ name, text: percent(ppm) }];
    });
    if (given.length === 1) return given[0]?.text ?? "";
    return given.map(({ name, text }) => t("contract.rateOf", { name: t(`contract.rate.${name}`), rate: text })).join(" · ");
  };
  /** Without their names, for a narrow column: wins before losses. */
  const short = (rates: Rates) => RATES.flatMap((name) => (rates[name] === undefined ? [] : [percent(rates[name])])).join(" / ");
  /** Of every tier, from the lowest to the highest. */
  const ofTiers = ({ tiers }: Pick<Contract, "tiers">) => tiers.map(short).join(" · ");
  return { percent, all, ofTiers };
}
