import { useTranslation } from "react-i18next";
import type { Play } from "@baize/domain/lottery/play";
import { type LotteryGame, prizeTableOf } from "@baize/domain/lottery/games";
import { MOST_LINES } from "@baize/domain/lottery/prize-mode";
import { type PriceResult, stakeLimitsOf } from "@baize/domain/lottery/price";
import { formatAmount } from "@baize/domain/money/amount";
import { useFormat } from "@baize/i18n/use-format";
import { type Draft, type DraftText, isEmpty, mostNumbers } from "./draft.ts";

/** What a bet needs, or why it cannot be made; `undefined` where it is right. */
export function useBetHint(rules: LotteryGame, currency: string) {
  const { t } = useTranslation("lottery");
  const format = useFormat();
  const money = (minor: bigint) => format.money({ amount: formatAmount(minor, currency), currency });
  const need = ({ entry, minLines = 1 }: Play): string => {
    if (minLines > 1) return t("hint.minLines", { count: minLines });
    if (entry.kind === "options") return t("hint.option");
    if (entry.kind === "positions") return t(entry.canBeEmpty ? "hint.anyPlace" : "hint.everyPlace");
    if (entry.kind === "bankers") return t("hint.bankers", { count: entry.of });
    return entry.kind === "levels" ? t("hint.levels") : t("hint.pick", { count: entry.of });
  };
  const problem = ({ code, mostStake }: Extract<PriceResult, { ok: false }>, play: Play): string => {
    if (code === "too_few_lines") return t("hint.minLines", { count: play.minLines ?? 1 });
    if (code === "too_many_lines") return t("hint.maxLines", { count: MOST_LINES });
    if (code === "stake_too_small") return t("hint.minStake", { amount: money(stakeLimitsOf(rules, play, currency).min) });
    if (code === "stake_too_large")
      return t("hint.maxStake", { amount: money(mostStake ?? stakeLimitsOf(rules, play, currency).max) });
    if (code === "multiple") return t("hint.multiple", { count: prizeTableOf(rules).maxMultiple });
    return need(play);
  };
  return (play: Play, draft: Draft, priced: PriceResult, { tooMany, wrong }: DraftText) => {
    if (wrong > 0) return { text: t("hint.wrong"), invalid: true };
    if (tooMany) return { text: t("hint.maxNumbers", { count: mostNumbers(play) }), invalid: true };
    if (priced.ok) return undefined;
    return { text: problem(priced, play), invalid: priced.code !== "selection" || !isEmpty(draft) };
  };
}
