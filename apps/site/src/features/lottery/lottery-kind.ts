import type { OutputOf } from "@baize/api/contract/contract";

export type LotteryGame = OutputOf<"lottery.games">["items"][number];

/** Which lotteries a page shows: the quick ones, Vietnam's, or all the others. */
export type LotteryKind = "all" | "elott" | "vn";

const paths: Readonly<Record<string, LotteryKind>> = { "/elott": "elott", "/vnlottery": "vn" };
export const kindOf = (pathname: string): LotteryKind => paths[pathname.replace(/\/+$/, "")] ?? "all";

/** Whether a game belongs to a page. */
export function belongs({ area, prizeMode }: LotteryGame, kind: LotteryKind): boolean {
  if (kind === "vn" || area === "VN") return kind === "vn" && area === "VN";
  return kind === "all" || prizeMode === "Elott";
}
