import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { deleteWinnerEntries, updateOnBoard } from "./queries.ts";

/** Removes the winner entries of a member who no longer agrees. */
export const setBoard: Handler<"board.set", ServerContexts> = async (ctx, { shown }) =>
  await ctx.commit(async (tx) => {
    await updateOnBoard(tx, ctx.member.id, shown);
    if (!shown) await deleteWinnerEntries(tx, ctx.member.id);
    return { shown };
  });
