import type { Handler } from "@baize/api/contract/contract";
import { addProfitLoss, NO_PROFIT_LOSS, type ProfitLoss } from "@baize/domain/agents/profit-loss";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { decodeCursor, encodeCursor } from "../../../platform/lists/cursor.ts";
import { findTeam } from "../team/find-team.ts";
import { loadTrail, type Step } from "../team/load-trail.ts";
import { loadAccounts } from "../team/queries.ts";
import { findPerson } from "./find-scope.ts";
import { findWithTeam, type Scope } from "./scope-queries.ts";
import { sumProfitLoss } from "./sum-profit-loss.ts";
import { toFigures } from "./to-figures.ts";

/** Whose branches are asked for, with the way there. */
async function findTop(ctx: MemberContext, under: string | undefined): Promise<{ scope: Scope; trail: Step[] }> {
  const { agentId } = await findTeam(ctx);
  if (under === undefined) return { scope: { agentId }, trail: [] };
  const found = await findPerson(ctx, agentId, under);
  const trail = await loadTrail(ctx.system.db, agentId, found);
  return { scope: { agentId, person: { id: found.id, reach: "branch", ...("way" in found && { way: found.way }) } }, trail };
}

interface Row {
  readonly id: string;
  readonly account: string;
  readonly figures: ProfitLoss;
}

/** The person's own row is the first; the branches below follow by name. */
const inOrder = (rows: readonly Row[], own: string | undefined) =>
  rows.toSorted((one, two) => Number(two.id === own) - Number(one.id === own) || (one.account < two.account ? -1 : 1));

/** The total is the sum of all rows, so the rows of a level agree with the row above by construction. */
export const getProfitLoss: Handler<"teamReports.profitLoss", ServerContexts> = async (ctx, input) => {
  const [after] = input.cursor === undefined ? [] : decodeCursor(input.cursor, ["string"]);
  const { scope, trail } = await findTop(ctx, input.under);
  const { db } = ctx.system;
  const { currency } = ctx.brand;
  const branches = await sumProfitLoss(ctx, scope, input);
  const accounts = await loadAccounts(db, [...branches.keys()]);
  const own = scope.person?.id;
  const rows = inOrder(
    [...branches].map(([id, figures]) => ({ id, figures, account: accounts.get(id) ?? "" })),
    own,
  );
  const rest = after === undefined ? rows : rows.filter(({ id, account }) => id !== own && account > String(after));
  const page = rest.slice(0, input.limit);
  const last = rest.length > input.limit ? page.at(-1) : undefined;
  const withTeam = await findWithTeam(
    db,
    page.map(({ id }) => id),
  );
  return {
    items: page.map(({ id, account, figures }) => ({
      account,
      reach: id === own ? ("person" as const) : ("branch" as const),
      hasTeam: id !== own && withTeam.has(id),
      ...toFigures(figures, currency),
    })),
    next: last ? encodeCursor([last.id === own ? "" : last.account]) : null,
    totals:
      input.cursor === undefined
        ? toFigures(
            rows.reduce((sum, { figures }) => addProfitLoss(sum, figures), NO_PROFIT_LOSS),
            currency,
          )
        : null,
    trail,
    asOf: ctx.now.getTime(),
  };
};
