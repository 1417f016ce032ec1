import { createHash } from "node:crypto";
import type { DrawKey } from "@baize/domain/lottery/draw-numbers";
import { lotteryGameOf } from "@baize/domain/lottery/games";
import { priceBet, type PricedBet } from "@baize/domain/lottery/price";
import { ticketText } from "@baize/domain/lottery/ticket-text";
import type { RunSql } from "../../platform/database/database.ts";
import { derivedId } from "../../platform/ids/derived-id.ts";
import { SeededRandom } from "../../seed/random.ts";

const AT_ONCE = 5000;

const digits = (random: SeededRandom, count: number): string[] =>
  Array.from({ length: count }, () => String(random.between(0, 9)));
const differentDigits = (random: SeededRandom, count: number): string[] =>
  random.shuffled(["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]).slice(0, count);

/** How a bet is written: the play, and what a ticket of it says. */
type Writer = readonly [play: string, selection: (random: SeededRandom) => string];

/** Bets of several kinds on random numbers, so that the share that wins is about the same in each draw. */
const WRITERS: readonly [Writer, ...Writer[]] = [
  [
    "last-three-number",
    (random) =>
      differentDigits(random, 5)
        .map((first) => [first, ...digits(random, 2)].join(""))
        .join(" "),
  ],
  ["each-position", (random) => digits(random, 5).join("|")],
  ["sum-half", (random) => [random.pick(["big", "small"]), random.pick(["odd", "even"])].join(" ")],
  ["last-three-group-6", (random) => differentDigits(random, 5).join(" ")],
  ["any-2", (random) => differentDigits(random, 3).join(" ")],
  ["first-two-direct", (random) => [1, 2].map(() => differentDigits(random, 3).join(" ")).join("|")],
  ["dragon-tiger", (random) => random.pick(["dragon", "tiger"])],
];

const INSERT = `with given as (
    select * from jsonb_to_recordset($1::jsonb) as g (member_id uuid, id uuid, lines int, stake bigint, text text, leaf text)
  ), played as (
    insert into bets (member_id, id, brand, provider, round_id, game_id, game_code, currency, stake, payout, status, path, placed_at)
    select member_id, id, $2, 'lottery', id::text, $3, $4, 'INR', stake, 0, 'open', '{}', $6::timestamptz from given
  )
  insert into lottery_tickets (member_id, id, brand, game, issue, currency, book, lines, stake, text, leaf, state, at)
  select member_id, id, $2, $4, $5, 'INR', 'real', lines, stake, text, leaf, 'open', $6::timestamptz from given`;

/** Adds accepted tickets of many members to a draw, in bulk: their stakes are not in the ledger. */
export async function addTickets(
  run: RunSql,
  { game: code, issue }: DrawKey,
  { brand, gameId, members, count }: { brand: string; gameId: string; members: readonly string[]; count: number },
): Promise<void> {
  const game = lotteryGameOf(code);
  if (!game) throw new Error(`There is no lottery ${code}`);
  const random = new SeededRandom("bench tickets");
  const randomBet = (): PricedBet => {
    const [play, selection] = random.pick(WRITERS);
    const answer = priceBet(game, { play, selection: selection(random), unit: 100n, multiple: 1, rebatePpm: 0 }, "INR");
    if (!answer.ok) throw new Error(`${play}: ${answer.code}`);
    return answer.bet;
  };
  const at = Date.parse("2026-11-25T10:00:00Z");
  for (let start = 0; start < count; start += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, count - start) }, (_, index) => {
      const number = start + index;
      const id = derivedId("bench ticket", number);
      const bet = randomBet();
      const text = ticketText({ id, game, issue, currency: "INR", at, bets: [bet], salt: id });
      const leaf = createHash("sha256").update(`\0${text}`).digest("hex");
      return { member_id: members[number % members.length], id, lines: bet.lines, stake: String(bet.stake), text, leaf };
    });
    await run(INSERT, [JSON.stringify(rows), brand, gameId, code, issue, new Date(at).toISOString()]);
  }
}

/** What a settlement writes of tickets, bets and facts, as one statement written by hand; it is taken back. */
export async function settleByHand(run: RunSql, { game, issue }: DrawKey): Promise<void> {
  await run("begin");
  await run(
    `with t as (
      update lottery_tickets set state = 'settled', prize = stake, payout = stake, version = 1 where game = $1 and issue = $2
      returning member_id, id, stake
    ), b as (
      update bets set status = 'won', payout = t.stake * 2, valid_bet = t.stake, summary = '1 2 3 4 5', settled_at = now()
      from t where bets.member_id = t.member_id and bets.id = t.id
      returning bets.member_id, bets.id, bets.brand, bets.stake
    )
    insert into wager_facts (member_id, bet_id, line, brand, version, game_type, book, status, stake, payout, valid_bet, settled_at)
    select member_id, id, 1, brand, 1, 'LOTT', 'real', 'won', stake, stake * 2, stake, now() from b`,
    [game, issue],
  );
  await run("rollback");
}
