import * as z from "zod/mini";
import { id } from "@baize/api/provider/fields";
import type { TransactionsAnswer, TransactionsRequest } from "@baize/api/provider/transactions";
import { transact } from "../../platform/database/retry.ts";
import { parseCursor } from "../../platform/lists/cursor.ts";
import { pageSortedBy } from "../../platform/lists/page.ts";
import { spendOnce } from "../../platform/security/spent.ts";
import type { System } from "../../platform/system.ts";
import { dayOfCalls } from "./day-of-calls.ts";
import { type RefusedCall, refused } from "./reply.ts";
import type { SignedCall } from "./signed-call.ts";
import { listCalls, type Place, toListedCall } from "./transactions-queries.ts";

const PAGE = 500;

const places = z.tuple([z.int(), id, id]);

/** The place that a cursor names; undefined for one that no page of this day has answered. */
function placeOf(cursor: string, from: Date, to: Date): Place | undefined {
  const parsed = places.safeParse(parseCursor(cursor));
  if (!parsed.success) return undefined;
  const [at, transactionId, member] = parsed.data;
  return at >= from.getTime() && at < to.getTime() ? { at: new Date(at), transactionId, member } : undefined;
}

/** Lists the calls of this provider that were accepted on one UTC day, page by page. It locks nothing. */
export async function transactions(
  system: System,
  call: SignedCall,
  { day, cursor }: TransactionsRequest,
): Promise<TransactionsAnswer | RefusedCall> {
  const bounds = dayOfCalls(day, call.now);
  if (!bounds) return refused("invalid");
  const { from, to, complete } = bounds;
  const after = cursor === undefined ? undefined : placeOf(cursor, from, to);
  if (cursor !== undefined && !after) return refused("invalid");
  return await transact(system.db, async (tx) => {
    if (!(await spendOnce(tx, "nonce", `${call.provider}/${call.nonce}`, call.nonceUntil))) return refused("stale");
    const rows = await listCalls(tx, { provider: call.provider, from, to, after, limit: PAGE + 1 });
    const { page, next } = pageSortedBy(rows, PAGE, (row) => [row.at.getTime(), row.transaction_id, row.member]);
    return { code: "ok", items: page.map(toListedCall), next, complete };
  });
}
