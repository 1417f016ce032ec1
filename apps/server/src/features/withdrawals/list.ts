import type { Handler } from "@baize/api/contract";
import type { ServerContexts } from "../../context.ts";
import { fromTimeCursor, toTimeCursor } from "../../http/time-cursor.ts";
import { stepsOf } from "../../payments/step-store.ts";
import { findWithdrawals } from "./store.ts";
import { withdrawalView } from "./view.ts";

export const listWithdrawals: Handler<"withdrawals.list", ServerContexts> = async (ctx, { state, cursor, limit }) => {
  const rows = await findWithdrawals(ctx, { state, limit }, fromTimeCursor(cursor));
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const ids = page.map(({ id }) => id);
  const steps = await stepsOf(ctx.system.db, ctx.member.id, ids);
  return { items: page.map((row) => withdrawalView(row, steps)), next: last ? toTimeCursor(last.createdAt, last.id) : null };
};
