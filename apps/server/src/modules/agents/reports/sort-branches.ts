import type { ParsedOf } from "@baize/api/contract/contract";
import { NO_PROFIT_LOSS } from "@baize/domain/agents/profit-loss";
import type { Transaction } from "../../../platform/database/database.ts";
import { loadAccounts } from "../team/queries.ts";
import { AFTER_OWN, branchOrder, type Order, placeOfCursor } from "./branch-order.ts";
import { type DayScope, type DaySums, sumStoredByHead } from "./day-queries.ts";
import { figureOf } from "./figure-of.ts";
import { profitLossBy } from "./sum-profit-loss.ts";

type Asked = Pick<ParsedOf<"teamReports.profitLoss">, "cursor" | "limit" | "from" | "to"> & Order;

/** Every branch of a scope with the sums of its lines: an amount is the sum of stored days and of `changes`, which no index has in its order. */
async function loadBranches(tx: Transaction, scope: DayScope, asked: Asked, changes: readonly DaySums[]) {
  const own = scope.person?.id;
  const stored = await sumStoredByHead(tx, scope, asked);
  const ownLines = own === undefined ? [] : await sumStoredByHead(tx, scope, asked, [own]);
  const lines = [...stored, ...ownLines, ...changes];
  const figures = profitLossBy(lines, ({ head }) => head);
  const shown = lines.filter((line) => figureOf(line) && (line.head === own || line.count > 0));
  const ids = [...new Set(shown.map(({ head }) => head))];
  const accounts = await loadAccounts(tx, ids);
  return ids.map((id) => ({ id, account: accounts.get(id) ?? "", figures: figures.get(id) ?? NO_PROFIT_LOSS }));
}

/** One page of the branches in an order of their figures. The person's own row is the first in every order. */
export async function sortBranches(tx: Transaction, scope: DayScope, asked: Asked, changes: readonly DaySums[]) {
  const order = branchOrder(asked);
  const after = asked.cursor === undefined ? undefined : placeOfCursor(asked.cursor);
  const branches = await loadBranches(tx, scope, asked, changes);
  const isOwn = ({ id }: { readonly id: string }) => id === scope.person?.id;
  const own = asked.cursor === undefined ? branches.filter(isOwn) : [];
  const others = branches.filter((row) => !isOwn(row) && (!after || order.isAfter(row, after)));
  const rows = [...own, ...others.toSorted(order.compare)];
  const page = rows.slice(0, asked.limit);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return { page, next: last ? (isOwn(last) ? AFTER_OWN : order.cursorOf(last)) : null };
}
