import { useTranslation } from "react-i18next";
import { isApiError } from "@baize/api/client/api-error";
import { type LotteryGame, playIn } from "@baize/domain/lottery/games";
import { useFormat } from "@baize/i18n/use-format";
import { useErrorText } from "../../shared/api/use-error-text.ts";
import { closeTime } from "./close-time.ts";
import type { BuyFailure } from "./use-buy.ts";
import { usePlaceLabels } from "./use-place-labels.ts";
import { usePlayNames } from "./use-play-names.ts";

/** A number that the server counts, as the board names it: an option by its name, a number of one place with its place. */
function useCountedNumber(rules: LotteryGame) {
  const names = usePlayNames();
  const placeLabel = usePlaceLabels();
  return (playId: string, number: string): string => {
    const play = playIn(rules, playId);
    if (play?.entry.kind === "options") return names.option(number);
    const [, place, own] = /^(\d+):(.*)$/.exec(number) ?? [];
    return play && own !== undefined ? `${placeLabel(play, Number(place) - 1)}: ${own}` : number;
  };
}

/** Why a slip was not bought, with what the server said about it. */
export function useBuyError(rules: LotteryGame): (failure: BuyFailure) => string {
  const { t } = useTranslation("lottery");
  const format = useFormat();
  const errorText = useErrorText();
  const countedNumber = useCountedNumber(rules);
  return ({ error, bets }) => {
    if (isApiError(error, "lottery.draw_closed") && error.value.open) {
      const { issue, closesAt } = error.value.open;
      return `${errorText(error)} ${t("slip.openNow", { number: issue, time: closeTime(closesAt, error.value.now, format) })}`;
    }
    if (isApiError(error, "lottery.member_limit")) {
      const { value } = error;
      return t("slip.left", { amount: format.money({ amount: value.left, currency: value.currency }) });
    }
    if (isApiError(error, "lottery.number_full")) {
      const { bet, number } = error.value;
      return t("slip.full", { number: countedNumber(bets[bet]?.play ?? "", number) });
    }
    return errorText(error);
  };
}
