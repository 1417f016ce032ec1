import { sql } from "drizzle-orm";
import type { DrawKey } from "@baize/domain/lottery/draw-numbers";
import type { Transaction } from "../../../platform/database/database.ts";
import { readInParts } from "../../../platform/database/read-in-parts.ts";
import { type SettledTicket, toSettledTicket } from "./batch-queries.ts";

const AT_ONCE = 5000;

/** The tickets of a draw in the order of its tree, so many at a time. */
export async function* listSettledTexts(tx: Transaction, { game, issue }: DrawKey): AsyncGenerator<SettledTicket[]> {
  const statement = sql`select member_id, id, brand, currency, book, text, leaf, stake, prize, payout, version from lottery_tickets
    where game = ${game} and issue = ${issue} order by leaf collate "C"`;
  for await (const rows of readInParts(tx, statement, AT_ONCE)) yield rows.map(toSettledTicket);
}
