import type { Handler } from "@baize/api/contract";
import { toWire } from "@baize/domain/money/wire";
import type { ServerContexts } from "../../context.ts";
import { worded } from "../../http/language.ts";
import { pageOf, placeOf } from "../../http/place.ts";
import { findDues, sumOpen } from "./store.ts";

export const listRewards: Handler<"rewards.list", ServerContexts> = async (ctx, input) => {
  const rows = await findDues(ctx, input, placeOf(input.cursor));
  const { page, next } = pageOf(rows, input.limit, ({ at, id }) => ({ at, id }));
  const open = await sumOpen(ctx);
  return {
    items: page.map((row) => ({
      id: row.id,
      source: row.source,
      title: worded(row.titles, ctx.language) ?? row.source,
      amount: toWire({ minor: row.amount, currency: row.currency }),
      times: row.times,
      days: row.days,
      state: row.state,
      at: row.at.getTime(),
      expiresAt: row.expiresAt?.getTime() ?? null,
      closedAt: row.closedAt?.getTime() ?? null,
    })),
    next,
    open: { count: open.count, amount: toWire({ minor: open.amount, currency: ctx.brand.currency }) },
  };
};
