import * as z from "zod/mini";
import { id } from "@baize/api/provider/fields";
import { ACCEPTED_OPERATIONS } from "@baize/api/provider/status";
import type { TransactionsAnswer, TransactionsRequest } from "@baize/api/provider/transactions";
import { requireKnown } from "../../platform/database/require-known.ts";
import { transact } from "../../platform/database/retry.ts";
import { encodeCursor, parseCursor } from "../../platform/lists/cursor.ts";
import { spendOnce } from "../../platform/security/spent.ts";
import type { System } from "../../platform/system.ts";
import { type Refused, refused } from "./reply.ts";
import type { SignedCall } from "./signed-call.ts";
import { STATUS_OF, toAcceptedCall } from "./status-queries.ts";
import { listCalls, type Place } from "./transactions-queries.ts";

const PAGE = 500;
const DAY_MS = 86_400_000;
/** A call that began on a day is committed, or given up, this long after its end. */
const SETTLING_MS = 10 * 60_000;

/** No call is older. */
const FIRST_DAY = Date.UTC(2020, 0, 1);

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
): Promise<TransactionsAnswer | Refused> {
  const from = new Date(`${day}T00:00:00Z`);
  const to = new Date(from.getTime() + DAY_MS);
  if (from.getTime() < FIRST_DAY || from > call.now) return refused("invalid");
  const after = cursor === undefined ? undefined : placeOf(cursor, from, to);
  if (cursor !== undefined && !after) return refused("invalid");
  return await transact(system.db, async (tx) => {
    if (!(await spendOnce(tx, "nonce", `${call.provider}/${call.nonce}`, call.nonceUntil))) return refused("stale");
    const rows = await listCalls(tx, { provider: call.provider, from, to, after, limit: PAGE + 1 });
    const page = rows.slice(0, PAGE);
    const last = rows.length > PAGE ? page.at(-1) : undefined;
    return {
      code: "ok",
      items: page.map(({ member, currency, transaction_id: transactionId, state, operation, ...stored }) => ({
        member,
        currency,
        transactionId,
        status: STATUS_OF[state],
        ...toAcceptedCall({ ...stored, operation: requireKnown(ACCEPTED_OPERATIONS, operation) }, currency),
      })),
      next: last ? encodeCursor([last.at.getTime(), last.transaction_id, last.member]) : null,
      complete: call.now.getTime() >= to.getTime() + SETTLING_MS,
    };
  });
}
