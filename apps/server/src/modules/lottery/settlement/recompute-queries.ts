import type { DrawKey } from "@baize/domain/lottery/draw-numbers";
import type { RunSql } from "../../../platform/database/database.ts";
import { asBigint, asText } from "../../../platform/database/raw.ts";
import type { SettledTicket } from "./batch-queries.ts";

const AT_ONCE = 5000;
const TEXTS = `select member_id, id, brand, currency, book, text, leaf, stake, prize, payout, version from lottery_tickets
  where game = $1 and issue = $2 and leaf > $3 order by leaf collate "C" limit $4::integer`;

/** The tickets of a draw in the order of its tree, batch by batch. */
export async function* listSettledTexts(run: RunSql, { game, issue }: DrawKey): AsyncGenerator<SettledTicket[]> {
  let after = "";
  for (;;) {
    const { rows } = await run(TEXTS, [game, issue, after, AT_ONCE]);
    if (rows.length === 0) return;
    after = asText(rows.at(-1)?.leaf);
    yield rows.map((row) => ({
      memberId: asText(row.member_id),
      id: asText(row.id),
      brand: asText(row.brand),
      currency: asText(row.currency),
      book: row.book === "demo" ? ("demo" as const) : ("real" as const),
      text: asText(row.text),
      leaf: asText(row.leaf),
      stake: asBigint(row.stake),
      prize: asBigint(row.prize),
      payout: asBigint(row.payout),
      version: Number(row.version),
    }));
  }
}
