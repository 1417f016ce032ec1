import type { Handler } from "@baize/api/contract/contract";
import { maskAccount } from "@baize/domain/identity/member/mask";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { ServerContexts } from "../../../platform/context.ts";
import { businessWindowAt } from "../../../platform/lists/business-window.ts";
import { isOnBoard, listRankings } from "./queries.ts";

const MOST = 20;

/** Other members' names are masked, and shown only if they agreed. */
export const getLeaderboard: Handler<"leaderboard.get", ServerContexts> = async (ctx) => {
  const { system, brand, now, member } = ctx;
  const window = await businessWindowAt(system.db, { at: now, zone: brand.timeZone, period: "week" });
  const rows = await listRankings(ctx, window, MOST);
  return {
    items: rows.map(({ rank, memberId, username, onBoard, sum }) => ({
      rank,
      player: onBoard || memberId === member.id ? maskAccount(username) : null,
      own: memberId === member.id,
      validBets: toMoneyAmount({ minor: sum, currency: brand.currency }),
    })),
    endsAt: window.end.getTime(),
    shown: await isOnBoard(ctx),
  };
};
