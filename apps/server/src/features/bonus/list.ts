import type { Handler } from "@baize/api/contract";
import { toWire } from "@baize/domain/money/wire";
import type { ServerContexts } from "../../context.ts";
import { pageOf, placeOf } from "../../http/place.ts";
import { findBonuses, sumBonuses } from "./store.ts";
import { bonusView } from "./view.ts";

export const listBonuses: Handler<"bonus.list", ServerContexts> = async (ctx, input) => {
  const rows = await findBonuses(ctx, input, placeOf(input.cursor));
  const { page, next } = pageOf(rows, input.limit, ({ grantedAt, id }) => ({ at: grantedAt, id }));
  const sums = await sumBonuses(ctx, input);
  const wire = (minor: bigint) => toWire({ minor, currency: ctx.brand.currency });
  return {
    items: page.map((row) => bonusView(row, ctx.language)),
    next,
    totals: { count: sums.count, amount: wire(sums.amount), claimed: wire(sums.claimed), inPlay: wire(sums.inPlay) },
  };
};
