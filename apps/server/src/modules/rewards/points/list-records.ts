import type { Handler } from "@baize/api/contract/contract";
import { toMoneyAmount } from "@baize/domain/money/amount";
import { POINT_TYPES, REWARD_KINDS } from "@baize/domain/rewards/points/kinds";
import { REDEMPTION_STATES } from "@baize/domain/rewards/points/redemption";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { decodeCursor } from "../../../platform/lists/cursor.ts";
import { languageMark, localize } from "../../../platform/language/language.ts";
import { pageOf, pageSortedBy, readCursor, withFirstPage } from "../../../platform/lists/page.ts";
import { findRecords, findRedemptions, sumRecords, sumRedemptions } from "./records-queries.ts";

async function pointTotals(ctx: MemberContext, filters: Parameters<typeof sumRecords>[1]) {
  const { count, into, out } = await sumRecords(ctx, filters);
  return { count, in: Number(into), out: Number(out), net: Number(into - out) };
}

export const listPointRecords: Handler<"points.records", ServerContexts> = async (ctx, input) => {
  const { cursor, limit } = input;
  const [before] = cursor === undefined ? [] : decodeCursor(cursor, ["number"]);
  const rows = await findRecords(ctx, input, before === undefined ? undefined : Number(before));
  const { page, next } = pageSortedBy(rows, limit, ({ version }) => [version]);
  return {
    items: page.map(({ version, change, balance, ref, at }) => ({
      id: String(version),
      type: POINT_TYPES.find((one) => ref.startsWith(`${one}/`)) ?? "redeem",
      change: Number(change),
      balance: Number(balance),
      at: at.getTime(),
    })),
    next,
    totals: await withFirstPage(input, async () => await pointTotals(ctx, input)),
  };
};

async function exchangeTotals(ctx: MemberContext, filters: Parameters<typeof sumRedemptions>[1]) {
  const { count, points, amount, returned } = await sumRedemptions(ctx, filters);
  const paid = toMoneyAmount({ minor: amount, currency: ctx.brand.currency });
  return { count, points: Number(points), amount: paid, returned: Number(returned) };
}

export const listRedemptions: Handler<"points.redeemList", ServerContexts> = async (ctx, input) => {
  const rows = await findRedemptions(ctx, input, readCursor(input.cursor));
  const { page, next } = pageOf(rows, input.limit, ({ at, id }) => ({ at, id }));
  const items = page.map((row) => {
    const kind = REWARD_KINDS.find((one) => one === row.kind);
    const state = REDEMPTION_STATES.find((one) => one === row.state);
    if (!kind || !state) throw new Error(`The exchange ${row.id} has no kind or no state`);
    return {
      id: row.id,
      number: row.number,
      at: row.at.getTime(),
      kind,
      name: localize(row.titles, ctx.language) ?? "",
      ...languageMark(Object.keys(row.titles), ctx.language),
      unit: localize(row.unit, ctx.language) ?? "",
      quantity: row.quantity,
      points: row.points,
      amount: toMoneyAmount({ minor: row.amount, currency: row.currency }),
      state,
      address: row.address,
      phone: row.phone,
      remark: row.remark,
      decidedAt: row.decidedAt?.getTime() ?? null,
    };
  });
  const totals = await withFirstPage(input, async () => await exchangeTotals(ctx, input));
  return { items, next, totals };
};
