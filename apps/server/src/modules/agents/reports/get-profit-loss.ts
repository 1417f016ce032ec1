import type { Handler, ParsedOf } from "@baize/api/contract/contract";
import { NO_PROFIT_LOSS } from "@baize/domain/agents/profit-loss";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { type Cursor, pageOf, readCursor, withFirstPage } from "../../../platform/lists/page.ts";
import { askForOrder } from "../team-days/order-queries.ts";
import { findTeam } from "../team/find-team.ts";
import { loadTrail, type TrailStep } from "../team/load-trail.ts";
import { loadAccounts } from "../team/queries.ts";
import { type DayScope, type DaySums, listHeads, sumChanges, sumStoredByHead, sumStoredWhole } from "./day-queries.ts";
import { FIGURE_KINDS, figureOf } from "./figure-of.ts";
import { findPerson } from "./find-scope.ts";
import { findWithTeam } from "./scope-queries.ts";
import { sortBranches } from "./sort-branches.ts";
import { inSnapshot } from "./sum-days.ts";
import { profitLossBy, profitLossOf } from "./sum-profit-loss.ts";
import { toFigures } from "./to-figures.ts";

/** Whose branches are asked for, with the way there. */
async function findTop(ctx: MemberContext, under: string | undefined): Promise<{ scope: DayScope; trail: TrailStep[] }> {
  const { agentId } = await findTeam(ctx);
  if (under === undefined) return { scope: { agentId }, trail: [] };
  const found = await findPerson(ctx, agentId, under);
  const trail = await loadTrail(ctx.system.db, agentId, found);
  return { scope: { agentId, person: { id: found.id, reach: "branch", ...("way" in found && { way: found.way }) } }, trail };
}

/** Where the person's own row is: before all others. */
const FIRST: Omit<Cursor, "id"> = { at: new Date("9999-12-31T00:00:00Z") };

/** One page of the branches. The person's own row is the first; the branches below follow, newest first. */
async function joinedBranches(
  tx: Transaction,
  scope: DayScope,
  input: ParsedOf<"teamReports.profitLoss">,
  changes: readonly DaySums[],
) {
  const cursor = readCursor(input.cursor);
  const own = scope.person?.id;
  const changed = changes.filter((line) => line.count > 0 && figureOf(line)).map(({ head }) => head);
  const heads = await listHeads(tx, scope, input, FIGURE_KINDS, { limit: input.limit + 1, cursor, changed });
  const ids = [...(own === undefined || cursor ? [] : [own]), ...heads.map(({ id }) => id)];
  const figures = profitLossBy([...(await sumStoredByHead(tx, scope, input, ids)), ...changes], ({ head }) => head);
  const rows = [...(own === undefined || cursor ? [] : [{ id: own, ...FIRST }]), ...heads];
  const shown = rows.flatMap((row) => {
    const of = figures.get(row.id);
    return of || row.id !== own ? [{ ...row, figures: of ?? NO_PROFIT_LOSS }] : [];
  });
  return pageOf(shown, input.limit, (row) => row);
}

async function loadPage(tx: Transaction, ctx: MemberContext, scope: DayScope, input: ParsedOf<"teamReports.profitLoss">) {
  const changes = await sumChanges(tx, ctx, scope, input);
  const { sort } = input;
  const page =
    sort === undefined
      ? { ...(await joinedBranches(tx, scope, input, changes)), order: undefined }
      : await sortBranches(tx, scope, { ...input, sort }, changes);
  const whole = async () => profitLossOf([...(await sumStoredWhole(tx, scope, input)), ...changes]);
  return { ...page, totals: await withFirstPage(input, whole) };
}

/** The total is the sum of all rows, so the rows of a level agree with the row above. */
export const getProfitLoss: Handler<"teamReports.profitLoss", ServerContexts> = async (ctx, input) => {
  const { scope, trail } = await findTop(ctx, input.under);
  const { db } = ctx.system;
  const { currency } = ctx.brand;
  const { page, next, totals, order } = await inSnapshot(ctx, async (tx) => await loadPage(tx, ctx, scope, input));
  if (order) await askForOrder(db, order, ctx.now);
  const ids = page.map(({ id }) => id);
  const accounts = await loadAccounts(db, ids);
  const withTeam = await findWithTeam(db, ids);
  const own = scope.person?.id;
  return {
    items: page.map(({ id, figures }) => ({
      account: accounts.get(id) ?? "",
      reach: id === own ? ("person" as const) : ("branch" as const),
      hasTeam: id !== own && withTeam.has(id),
      ...toFigures(figures, currency),
    })),
    next,
    totals: totals && toFigures(totals, currency),
    trail,
    asOf: ctx.now.getTime(),
  };
};
