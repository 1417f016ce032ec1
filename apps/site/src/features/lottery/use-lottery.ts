import { useMemo } from "react";
import type { Category } from "@baize/domain/gaming/game/category";
import type { Game } from "../../shared/games/game-subject.ts";
import type { Draw } from "../../shared/games/draw-cards.tsx";
import { useSession } from "../../shared/session/session.ts";
import { useRead } from "../../shared/api/use-read.ts";
import { belongs, isVn, type LotteryKind } from "./lottery-kind.ts";

/** Draws loaded at once: the specification's count. */
const drawCount = 100;
/** The brand offers the South-East Asian rules. */
const prizeMode = "SEA";

/** The account type of the menu entry of this page. */
const ownAccountType = "TCG_SEA";

const types: Record<LotteryKind, Category[]> = { all: ["LOTT", "ELOTT"], elott: ["ELOTT"], vn: [] };

function useGames(kind: LotteryKind) {
  const vn = useRead("vn.menu", { prizeMode }, { enabled: kind === "vn" });
  const list = useRead("games.list", { types: types[kind], limit: 200 }, { enabled: kind !== "vn" });
  return kind === "vn" ? vn : list;
}

function useDraws(kind: LotteryKind, gameCode?: string) {
  const input = { count: drawCount, gameCode: gameCode || undefined };
  const vn = useRead("vn.opened", input, { enabled: kind === "vn" });
  const all = useRead("draws.opened", input, { enabled: kind !== "vn" });
  return kind === "vn" ? vn : all;
}

function useRecent(kind: LotteryKind): readonly Game[] {
  const signedIn = useSession() !== null;
  const vn = useRead("vn.recent", { prizeMode }, { enabled: signedIn && kind === "vn" });
  const all = useRead("games.recent", { count: 60 }, { enabled: signedIn && kind !== "vn" });
  return (kind === "vn" ? vn : all).data?.items.filter((game) => belongs(game, kind)) ?? [];
}

/** A page's lotteries with the last draw of each, and the other games of its menu. */
export function useLottery(kind: LotteryKind) {
  const menu = useGames(kind);
  const opened = useDraws(kind);
  const recent = useRecent(kind);
  const { drawn, others } = useMemo(() => {
    const games = menu.data?.items.filter((game) => belongs(game, kind)) ?? [];
    const last = new Map<string, Draw>();
    for (const draw of opened.data?.items ?? []) if (!last.has(draw.gameId)) last.set(draw.gameId, draw);
    const pairs = games.flatMap((game) => {
      const draw = last.get(game.id);
      return draw ? [{ game, draw }] : [];
    });
    return {
      drawn: pairs,
      others: games.filter(({ id, accountTypeName }) => !last.has(id) && accountTypeName !== ownAccountType),
    };
  }, [menu.data, opened.data, kind]);
  const failed = [menu, opened].find(({ isError, data }) => isError && !data);
  /** Whether a code is a Vietnamese lottery, which has its own page. */
  const isElsewhere = (code: string) => menu.data?.items.some((game) => isVn(game) && game.code === code) === true;
  return { drawn, others, recent, isElsewhere, failed, pending: menu.isPending || opened.isPending };
}

/** The last hundred draws of one lottery, the newest first. */
export const useHistory = (kind: LotteryKind, gameCode: string) => useDraws(kind, gameCode);
