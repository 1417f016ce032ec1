import type { ParsedOf } from "@baize/api/contract/contract";
import { NO_PROFIT_LOSS } from "@baize/domain/agents/profit-loss";
import type { Transaction } from "../../../platform/database/database.ts";
import { loadAccounts } from "../team/queries.ts";
import { AFTER_OWN, branchOrder, type Order, placeOfCursor } from "./branch-order.ts";
import { findBranchAgent, listSorted } from "./branch-queries.ts";
import { type DayScope, type DaySums, sumStoredByHead } from "./day-queries.ts";
import { figureOf } from "./figure-of.ts";
import { profitLossBy } from "./sum-profit-loss.ts";

type Asked = Pick<ParsedOf<"teamReports.profitLoss">, "cursor" | "limit" | "from" | "to"> & Order;

/** The branches of these lines, with their figures and accounts. */
async function toBranches(tx: Transaction, own: string | undefined, lines: readonly DaySums[]) {
  const figures = profitLossBy(lines, ({ head }) => head);
  const shown = lines.filter((line) => figureOf(line) && (line.head === own || line.count > 0));
  const ids = [...new Set(shown.map(({ head }) => head))];
  const accounts = await loadAccounts(tx, ids);
  return ids.map((id) => ({ id, account: accounts.get(id) ?? "", figures: figures.get(id) ?? NO_PROFIT_LOSS }));
}

/**
 * The lines of the branches that the page may hold, and of the account itself: of those that changed since they were summed, and of the
 * first ones of the others in the order of what is stored. Of every branch where the head had several paths.
 */
async function loadLines(tx: Transaction, scope: DayScope, asked: Asked, changes: readonly DaySums[]) {
  const { sort, direction, limit, cursor } = asked;
  const own = scope.person?.id;
  const ownLines = own === undefined ? [] : await sumStoredByHead(tx, scope, asked, [own]);
  const agentId = await findBranchAgent(tx, scope);
  if (agentId === undefined) return [...ownLines, ...(await sumStoredByHead(tx, scope, asked)), ...changes];
  const changed = [...new Set(changes.map(({ head }) => head))].filter((id) => id !== own);
  const sorted = await listSorted(tx, agentId, asked, {
    figure: sort === "account" ? undefined : sort,
    direction,
    after: cursor === undefined ? undefined : placeOfCursor(cursor),
    without: changed,
    limit: limit + 1,
  });
  const heads = [...changed, ...sorted.map(({ id }) => id)];
  return [...ownLines, ...(await sumStoredByHead(tx, scope, asked, heads)), ...changes];
}

/** One page of the branches in an order of their figures. The person's own row is the first in every order. */
export async function sortBranches(tx: Transaction, scope: DayScope, asked: Asked, changes: readonly DaySums[]) {
  const order = branchOrder(asked);
  const after = asked.cursor === undefined ? undefined : placeOfCursor(asked.cursor);
  const branches = await toBranches(tx, scope.person?.id, await loadLines(tx, scope, asked, changes));
  const isOwn = ({ id }: { readonly id: string }) => id === scope.person?.id;
  const own = asked.cursor === undefined ? branches.filter(isOwn) : [];
  const others = branches.filter((row) => !isOwn(row) && (!after || order.isAfter(row, after)));
  const rows = [...own, ...others.toSorted(order.compare)];
  const page = rows.slice(0, asked.limit);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return { page, next: last ? (isOwn(last) ? AFTER_OWN : order.cursorOf(last)) : null };
}
