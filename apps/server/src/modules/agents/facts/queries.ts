import { sql } from "drizzle-orm";
import { BET, type BetStatus } from "@baize/domain/gaming/bet/status";
import type { Category } from "@baize/domain/gaming/game/category";
import type { Book } from "@baize/domain/money/book";
import { initialState, statesAfter } from "@baize/domain/state-machine/machine";
import type { Executor, RunSql } from "../../../platform/database/database.ts";
import { type NamedPart, namedPart } from "../../../platform/database/named-parts.ts";
import { RowSet } from "../../../platform/database/row-set.ts";
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

/** Takes the last line of a round back where it counts, as odd lines do. */
const TAKE_BACK = `insert into wager_facts (member_id, bet_id, line, brand, version, game_type, book, status, stake, payout, valid_bet, settled_at)
    with former as (
      select * from wager_facts where member_id = :memberId::uuid and bet_id = :betId::uuid order by line desc limit 1
    )
    select member_id, bet_id, line + 1, brand, version, game_type, book, status, -stake, -payout, -valid_bet, :at::timestamptz
    from former where line % 2 = 1`;

/** The line of a settled round. Where the last line of the round counts, it is taken back before it. */
export const addFact = (fact: SettledFact): NamedPart =>
  namedPart(
    `${TAKE_BACK}
    union all
    select b.member_id, b.id, coalesce((select line + 1 + line % 2 from former), 1), :brand, b.path_version, :gameType, :book, :status,
      :stake::bigint, :payout::bigint, :validBet::bigint, :at::timestamptz
    from bets b where b.member_id = :memberId::uuid and b.id = :betId::uuid`,
    { ...fact },
  );

/** The round is open again: its last line counts no more. */
export const takeBackFact = (memberId: string, betId: string, at: Date): NamedPart =>
  namedPart(TAKE_BACK, { memberId, betId, at });

const GIVEN = new RowSet({
  member_id: "uuid",
  bet_id: "uuid",
  brand: "text",
  game_type: "text",
  book: "text",
  status: "text",
  stake: "bigint",
  payout: "bigint",
  valid_bet: "bigint",
  at: "timestamptz",
});
const ADD_MANY = `insert into wager_facts (member_id, bet_id, line, brand, version, game_type, book, status, stake, payout, valid_bet, settled_at)
  with given as (
    select * from ${GIVEN.from("g")}
  ), former as (
    select f.*, g.at from given g cross join lateral (
      select * from wager_facts w where w.member_id = g.member_id and w.bet_id = g.bet_id order by line desc limit 1) f
  )
  select member_id, bet_id, line + 1, brand, version, game_type, book, status, -stake, -payout, -valid_bet, at from former where line % 2 = 1
  union all
  select b.member_id, b.id, coalesce(f.line + 1 + f.line % 2, 1), g.brand, b.path_version, g.game_type, g.book, g.status, g.stake, g.payout,
    g.valid_bet, g.at
  from given g join bets b on b.member_id = g.member_id and b.id = g.bet_id
  left join former f on f.member_id = g.member_id and f.bet_id = g.bet_id`;

/** The same for many rounds. */
export async function addFacts(run: RunSql, facts: readonly SettledFact[]): Promise<void> {
  const rows = facts.map(({ memberId, betId, gameType, stake, payout, validBet, at, ...fact }) => ({
    ...fact,
    member_id: memberId,
    bet_id: betId,
    game_type: gameType,
    stake: String(stake),
    payout: String(payout),
    valid_bet: String(validBet),
    at: at.toISOString(),
  }));
  await run(ADD_MANY, GIVEN.valuesOf(rows));
}

const WITHOUT_OUTCOME = stateListSql([initialState(BET), ...statesAfter(BET, "refund")]);

/** Writes the lines of settled rounds that have none, where they are not free: the betting record of a seed. */
export async function addMissingFacts(db: Executor, brand: string): Promise<void> {
  await db.execute(sql`insert into wager_facts
      (member_id, bet_id, line, brand, version, game_type, book, status, stake, payout, valid_bet, settled_at)
    select b.member_id, b.id, 1, b.brand, b.path_version, g.category, m.book, b.status, b.stake - b.refunded, b.payout, b.valid_bet,
      b.settled_at
    from bets b join games g on g.id = b.game_id join members m on m.id = b.member_id
    where b.brand = ${brand} and b.settled_at is not null and b.status not in (${WITHOUT_OUTCOME}) and b.campaign is null
    on conflict do nothing`);
}
