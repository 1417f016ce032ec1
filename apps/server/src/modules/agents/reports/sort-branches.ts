import type { ParsedOf } from "@baize/api/contract/contract";
import { NO_PROFIT_LOSS } from "@baize/domain/agents/profit-loss";
import type { Transaction } from "../../../platform/database/database.ts";
import { loadAccounts } from "../team/queries.ts";
import { type BranchOrder, findOrder } from "../team-days/order-queries.ts";
import { AFTER_OWN, branchOrder, type SortOrder, parseBranchCursor } from "./branch-order.ts";
import { findBranchAgent, listByAccount, listOrdered, listSorted } from "./branch-queries.ts";
import { type DayScope, type DaySums, sumStoredByHead } from "./day-queries.ts";
import { figureOf } from "./figure-of.ts";
import { profitLossBy } from "./sum-profit-loss.ts";

type Asked = Pick<ParsedOf<"teamReports.profitLoss">, "cursor" | "limit" | "from" | "to"> & SortOrder;

/** The branches of these lines, with their figures and accounts. */
async function toBranches(tx: Transaction, own: string | undefined, lines: readonly DaySums[]) {
  const figures = profitLossBy(lines, ({ head }) => head);
  const shown = lines.filter((line) => figureOf(line) && (line.head === own || line.count > 0));
  const ids = [...new Set(shown.map(({ head }) => head))];
  const accounts = await loadAccounts(tx, ids);
  return ids.map((id) => ({ id, account: accounts.get(id) ?? "", figures: figures.get(id) ?? NO_PROFIT_LOSS }));
}

/** The order of a page that may be stored for its agent; undefined without both days. */
const orderOf = (agentId: string, { sort, from, to }: Pick<Asked, "sort" | "from" | "to">): BranchOrder | undefined =>
  sort === "account" || from === undefined || to === undefined ? undefined : { agentId, figure: sort, from, to };

/** The first branches of an agent in the order of what is stored, after the cursor. */
async function listStored(tx: Transaction, agentId: string, asked: Asked, without: readonly string[]) {
  const { sort, limit, cursor, from, to } = asked;
  const after = cursor === undefined ? undefined : parseBranchCursor(cursor, asked);
  const sorted = { ...asked, days: { from, to }, after, without, limit: limit + 1 };
  if (sort === "account") return await listByAccount(tx, agentId, sorted);
  const order = orderOf(agentId, asked);
  const stored = order && (await findOrder(tx, order));
  return stored === undefined ? await listSorted(tx, agentId, sort, sorted) : await listOrdered(tx, agentId, stored, sorted);
}

/**
 * The lines of the branches that the page may hold, and of the account itself: of those that changed since they were summed, and of the
 * first ones of the others in the order of what is stored. Of every branch where the head had several paths.
 */
async function loadLines(
  tx: Transaction,
  scope: DayScope,
  agentId: string | undefined,
  asked: Asked,
  changes: readonly DaySums[],
) {
  const own = scope.person?.id;
  const ownLines = own === undefined ? [] : await sumStoredByHead(tx, scope, asked, [own]);
  if (agentId === undefined) return [...ownLines, ...(await sumStoredByHead(tx, scope, asked)), ...changes];
  const changed = [...new Set(changes.map(({ head }) => head))].filter((id) => id !== own);
  const heads = [...changed, ...(await listStored(tx, agentId, asked, changed))];
  return [...ownLines, ...(await sumStoredByHead(tx, scope, asked, heads)), ...changes];
}

/** One page of the branches in an order of their figures, and that order where it may be stored. The person's own row is the first in every order. */
export async function sortBranches(tx: Transaction, scope: DayScope, asked: Asked, changes: readonly DaySums[]) {
  const order = branchOrder(asked);
  const after = asked.cursor === undefined ? undefined : parseBranchCursor(asked.cursor, asked);
  const agentId = await findBranchAgent(tx, scope);
  const branches = await toBranches(tx, scope.person?.id, await loadLines(tx, scope, agentId, asked, changes));
  const isOwn = ({ id }: { readonly id: string }) => id === scope.person?.id;
  const own = asked.cursor === undefined ? branches.filter(isOwn) : [];
  const others = branches.filter((row) => !isOwn(row) && (!after || order.isAfter(row, after)));
  const rows = [...own, ...others.toSorted(order.compare)];
  const page = rows.slice(0, asked.limit);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return {
    page,
    next: last ? (isOwn(last) ? AFTER_OWN : order.cursorOf(last)) : null,
    order: agentId === undefined ? undefined : orderOf(agentId, asked),
  };
}
