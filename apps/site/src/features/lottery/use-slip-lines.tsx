import { useTranslation } from "react-i18next";
import { playIn, prizeTableOf } from "@baize/domain/lottery/games";
import { PPM } from "@baize/domain/lottery/odds";
import { priceBet } from "@baize/domain/lottery/price";
import { formatAmount } from "@baize/domain/money/amount";
import { useFormat } from "@baize/i18n/use-format";
import type { BetLine } from "@baize/ui/bet-slip";
import type { Slip } from "./kept-slip.ts";
import type { PlayTable } from "./use-lottery-game.ts";
import { usePickText } from "./use-pick-text.ts";
import { usePlayNames } from "./use-play-names.ts";
import { bestOdds } from "./written-odds.ts";

/** The bets of the slip as the kit shows them, priced by the engine. A bet that the game no longer has is refused. */
export function useSlipLines({ rules, currency }: PlayTable): (slip: Slip) => readonly BetLine[] {
  const { t } = useTranslation("lottery");
  const format = useFormat();
  const names = usePlayNames();
  const pickText = usePickText();
  return ({ bets, chase }) =>
    bets.map(({ id, unit, multiple, ...bet }): BetLine => {
      const play = playIn(rules, bet.play);
      const price = BigInt(unit);
      const priced = priceBet(rules, { ...bet, unit: price, multiple }, currency);
      if (!play || !priced.ok) return { id, selection: bet.selection.slice(0, 40), fixedStake: true, refusal: t("slip.refused") };
      const { lines, stake, selection } = priced.bet;
      const chosen = play.entry.kind === "options" ? (selection[0] ?? []) : [];
      const best = bestOdds(play, chosen, prizeTableOf(rules).returnPpm - bet.rebatePpm);
      return {
        id,
        selection: pickText(play, selection),
        market: names.full(play),
        detail: t("slip.detail", {
          count: lines,
          unit: format.money({ amount: formatAmount(price, currency), currency }),
          multiple: format.number(multiple),
        }),
        stake,
        // What one draw may return is not to be read beside the total of many.
        returns: chase ? undefined : (price * BigInt(multiple) * best) / PPM,
        fixedStake: true,
      };
    });
}
