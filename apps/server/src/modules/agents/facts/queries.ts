import { sql } from "drizzle-orm";
import { BET, type BetStatus } from "@baize/domain/gaming/bet/status";
import type { Category } from "@baize/domain/gaming/game/category";
import type { Book } from "@baize/domain/money/book";
import { initialState, statesAfter } from "@baize/domain/state-machine/machine";
import type { Executor } from "../../../platform/database/database.ts";
import { type NamedPart, namedPart } from "../../../platform/database/named-parts.ts";
import { stateListSql } from "../../../platform/database/states.ts";

interface SettledFact {
  readonly memberId: string;
  readonly betId: string;
  readonly brand: string;
  readonly gameType: Category;
  readonly book: Book;
  readonly status: BetStatus;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly validBet: bigint;
  readonly at: Date;
}

/** The line of a settled round. Where the round has lines already, the last is taken back before it. */
export const addFact = (fact: SettledFact): NamedPart =>
  namedPart(
    `insert into wager_facts (member_id, bet_id, line, brand, version, game_type, book, status, stake, payout, valid_bet, settled_at)
    with former as (
      select * from wager_facts where member_id = :memberId::uuid and bet_id = :betId::uuid order by line desc limit 1
    )
    select member_id, bet_id, line + 1, brand, version, game_type, book, status, -stake, -payout, -valid_bet, :at::timestamptz
    from former
    union all
    select b.member_id, b.id, coalesce((select line + 2 from former), 1), :brand, b.path_version, :gameType, :book, :status,
      :stake::bigint, :payout::bigint, :validBet::bigint, :at::timestamptz
    from bets b where b.member_id = :memberId::uuid and b.id = :betId::uuid`,
    { ...fact },
  );

const WITHOUT_OUTCOME = stateListSql([initialState(BET), ...statesAfter(BET, "refund")]);

/** Writes the lines of settled rounds that have none: the betting record of a seed. */
export async function addMissingFacts(db: Executor, brand: string): Promise<void> {
  await db.execute(sql`insert into wager_facts
      (member_id, bet_id, line, brand, version, game_type, book, status, stake, payout, valid_bet, settled_at)
    select b.member_id, b.id, 1, b.brand, b.path_version, g.category, m.book, b.status, b.stake - b.refunded, b.payout, b.valid_bet,
      b.settled_at
    from bets b join games g on g.id = b.game_id join members m on m.id = b.member_id
    where b.brand = ${brand} and b.settled_at is not null and b.status not in (${WITHOUT_OUTCOME})
    on conflict do nothing`);
}
