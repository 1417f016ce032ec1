import { exposuresOf } from "@baize/domain/lottery/exposure";
import { type LotteryGame, prizeTableOf } from "@baize/domain/lottery/games";
import { inCurrency, type PricedBet } from "@baize/domain/lottery/price";
import { roomsOf, shardOf, SHARDS, shareOf, spread } from "@baize/domain/lottery/shards";
import type { Brand } from "../../../platform/brand/brand.ts";
import type { RunSql } from "../../../platform/database/database.ts";
import { fault } from "../../../platform/http/fault.ts";
import {
  addToLocked,
  addToShard,
  FilledMeanwhile,
  lockShards,
  type NumberAmount,
  type PlayNumber,
  type ShardAmount,
} from "./exposure-queries.ts";

/** What of a ticket to be bought decides which numbers it bets on, and how much they may cost. */
interface ExposedOrder {
  readonly memberId: string;
  readonly brand: Brand;
  readonly rules: LotteryGame;
  readonly issue: string;
  readonly bets: readonly PricedBet[];
}

interface BetAmount extends NumberAmount {
  readonly bet: number;
}

/** What each bet adds to each of its numbers. */
const amountsOf = ({ bets }: ExposedOrder): BetAmount[] =>
  bets.flatMap((bet, index) => exposuresOf(bet).map((exposure) => ({ ...exposure, play: bet.play.id, bet: index })));

const nameOf = ({ play, number }: PlayNumber): string => `${play} ${number}`;

/** One amount a number: bets of a ticket may name the same. */
function sumByNumber(amounts: readonly BetAmount[]): NumberAmount[] {
  const sums = new Map<string, NumberAmount>();
  for (const { play, number, amount } of amounts) {
    const name = nameOf({ play, number });
    sums.set(name, { play, number, amount: (sums.get(name)?.amount ?? 0n) + amount });
  }
  return [...sums.values()];
}

/** The bet by which a number passes what is left for it. */
function betAbove(amounts: readonly BetAmount[], full: NumberAmount, room: bigint): number {
  let sum = 0n;
  for (const amount of amounts) {
    if (nameOf(amount) === nameOf(full)) sum += amount.amount;
    if (sum > room) return amount.bet;
  }
  throw new RangeError(`There is room for the number ${full.number}`);
}

const EVERY_SHARD = Array.from({ length: SHARDS }, (_, shard) => shard);

/**
 * Adds what the ticket may cost to each of its numbers, in the member's shard. A number without room there has all its shards locked
 * and filled up, so that their sum comes to the most and no further. Throws `lottery.number_full`. The rows are shared by members,
 * so they come last before the commit.
 */
export async function exposeNumbers(run: RunSql, order: ExposedOrder): Promise<void> {
  const { memberId, brand, rules, issue } = order;
  const { currency } = brand;
  const key = { game: rules.code, issue, currency };
  const most = inCurrency(prizeTableOf(rules).maxNumber, currency);
  const amounts = amountsOf(order);
  const shard = shardOf(memberId);
  const sums = sumByNumber(amounts);
  const share = shareOf(most, shard);
  const full = await addToShard(run, key, { shard, most: share }, sums);
  if (full.length === 0) return;
  const isFull = new Set(full.map(nameOf));
  const rows = sums.flatMap(({ play, number }) =>
    (isFull.has(nameOf({ play, number })) ? EVERY_SHARD : [shard]).map((of) => ({ play, number, shard: of })),
  );
  const locked = Map.groupBy(await lockShards(run, key, rows), nameOf);
  const added = sums.flatMap((one): ShardAmount[] => {
    const has = (locked.get(nameOf(one)) ?? []).map(({ amount }) => amount);
    if (!isFull.has(nameOf(one))) {
      if ((has[0] ?? 0n) + one.amount > share) throw new FilledMeanwhile();
      return [{ ...one, shard }];
    }
    const rooms = roomsOf(most, has);
    const parts = spread(one.amount, rooms);
    if (parts) return parts.map((amount, index) => ({ ...one, shard: index, amount }));
    const room = rooms.reduce((sum, each) => sum + each, 0n);
    throw fault("lottery.number_full", { bet: betAbove(amounts, one, room), number: one.number });
  });
  await addToLocked(
    run,
    key,
    added.filter(({ amount }) => amount > 0n),
  );
}
