import * as z from "zod/mini";
import type { OpenRoundsAnswer, OpenRoundsRequest } from "@baize/api/provider/open-rounds";
import { formatAmount } from "@baize/domain/money/amount";
import { transact } from "../../platform/database/retry.ts";
import { parseCursor } from "../../platform/lists/cursor.ts";
import { pageOf } from "../../platform/lists/page.ts";
import { spendOnce } from "../../platform/security/spent.ts";
import type { System } from "../../platform/system.ts";
import { listOpenRounds } from "./open-rounds-queries.ts";
import { type RefusedCall, refused } from "./reply.ts";
import { sumsOf } from "./round-sums.ts";
import type { SignedCall } from "./signed-call.ts";

const PAGE = 500;
const HOUR_MS = 3_600_000;

const places = z.tuple([z.int().check(z.gte(0)), z.uuid()]);

/** The round that a cursor names; undefined for one that no page of such rounds has answered. */
function lastRoundOf(cursor: string, before: Date): { readonly at: Date; readonly id: string } | undefined {
  const parsed = places.safeParse(parseCursor(cursor));
  if (!parsed.success) return undefined;
  const [at, id] = parsed.data;
  return at < before.getTime() ? { at: new Date(at), id } : undefined;
}

/** Lists the rounds that this provider has left open for longer than these hours, page by page. It locks and ends nothing. */
export async function openRounds(
  system: System,
  call: SignedCall,
  { hours, cursor }: OpenRoundsRequest,
): Promise<OpenRoundsAnswer | RefusedCall> {
  const { provider } = call;
  const before = new Date(call.now.getTime() - hours * HOUR_MS);
  const after = cursor === undefined ? undefined : lastRoundOf(cursor, before);
  if (cursor !== undefined && !after) return refused("invalid");
  return await transact(system.db, async (tx) => {
    if (!(await spendOnce(tx, "nonce", `${provider}/${call.nonce}`, call.nonceUntil))) return refused("stale");
    const rows = await listOpenRounds(tx, { provider, before, after, limit: PAGE + 1 });
    const { page, next } = pageOf(rows, PAGE, ({ at, id }) => ({ at, id }));
    return { code: "ok", items: page.map(toItem), next };
  });
}

type Row = Awaited<ReturnType<typeof listOpenRounds>>[number];

function toItem(row: Row): OpenRoundsAnswer["items"][number] {
  const { member, currency, gameCode, roundId, at } = row;
  const { stake, refunded, payout, withheld } = sumsOf(row);
  return {
    member,
    currency,
    gameCode,
    roundId,
    totalBet: formatAmount(stake - refunded, currency),
    totalWin: formatAmount(payout + withheld, currency),
    at: at.toISOString(),
  };
}
