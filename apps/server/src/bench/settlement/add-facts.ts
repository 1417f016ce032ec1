import type { RunSql } from "../../platform/database/database.ts";
import { BENCH_BRAND, memberId } from "./add-tree.ts";

interface Played {
  /** Tells the rounds of one call from those of another. */
  readonly name: string;
  readonly wagers: number;
  readonly members: number;
  readonly from: Date;
  readonly to: Date;
}

/** Settled rounds of all players, spread over a span of time, in two types of games; two of five were won. */
export async function addSampleFacts(run: RunSql, { name, wagers, members, from, to }: Played): Promise<void> {
  await run(
    `insert into wager_facts (member_id, bet_id, line, brand, version, game_type, book, status, stake, payout, valid_bet, settled_at)
      select ${memberId("player", "(n * 7919::bigint) % $2::integer")}, md5($3 || n)::uuid, 1, '${BENCH_BRAND}', 1,
        case when n % 3 = 0 then 'LIVE' else 'RNG' end, 'real', case when n % 5 < 2 then 'won' else 'lost' end,
        1000 + n % 900, case when n % 5 < 2 then 1900 else 0 end, 1000 + n % 900,
        $4::timestamptz + n * ($5::timestamptz - $4::timestamptz) / $1::integer
      from generate_series(0, $1::integer - 1) n`,
    [String(wagers), String(members), name, from.toISOString(), to.toISOString()],
  );
  await run("analyze wager_facts");
}

/**
 * What an engineer would write by hand to pay one type of contract: each team's sums over the same rows, by branch and type of game.
 * `column`: when a row counts.
 */
export async function aggregateByHand(run: RunSql, column: "settled_at" | "counts_at", from: Date, to: Date): Promise<void> {
  await run(
    `select count(*) from (
      select c.ancestor_id, coalesce(v.path[cardinality(v.path) - c.depth + 2], c.member_id) as branch_id, f.game_type, sum(f.stake), sum(f.payout),
        sum(f.valid_bet), count(distinct f.member_id)
      from wager_facts f join path_closure c on c.member_id = f.member_id and c.version = f.version
        join path_versions v on v.member_id = c.member_id and v.version = c.version
      where f.brand = $1 and f.book = 'real' and f.${column} >= $2::timestamptz and f.${column} < $3::timestamptz
      group by 1, 2, 3
    ) teams`,
    [BENCH_BRAND, from.toISOString(), to.toISOString()],
  );
}
