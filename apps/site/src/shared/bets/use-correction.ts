import { useTranslation } from "react-i18next";
import type { OutputOf } from "@baize/api/contract/contract";

type Bet = Pick<OutputOf<"bets.list">["items"][number], "isCorrected" | "lotteryGameCode">;

/** How a bet was corrected after it was settled: "" where it was not. A lottery of the site has no provider. */
export function useCorrection(): (bet: Bet) => string {
  const { t } = useTranslation("records");
  return ({ isCorrected, lotteryGameCode }) => {
    if (!isCorrected) return "";
    return t(lotteryGameCode === null ? "corrected" : "correctedDraw");
  };
}
