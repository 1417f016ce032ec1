import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { contractWindowAt } from "@baize/domain/agents/contract/window";
import { validBet } from "@baize/domain/gaming/bet/totals";
import { isCategory } from "@baize/domain/gaming/game/category";
import type { bets } from "../modules/gaming/play-schema.ts";
import { type Owner, standardAccounts } from "../ledger/account.ts";
import type { SeedLedger, SeedMove } from "./seed-ledger.ts";
import { ADAPTERS, type SeedBrand, TIME_ZONE } from "./brands.ts";
import { addCommission, addDeposit, addOutgoing, type Outgoing, type PaymentSeeds } from "./payments.ts";
import type { MemberSeed } from "./people.ts";
import { type MemberPlan, planFor } from "./plans.ts";
import { seededId, type SeededRandom } from "./random.ts";

export type PaymentSecrets = Pick<Outgoing, "codeSecret" | "pinHash">;
export type BetSeed = typeof bets.$inferInsert;
interface PlayableGame {
  readonly category: string;
  readonly id: string;
  readonly launchCode?: string | null;
}
type Playable = readonly [PlayableGame, ...PlayableGame[]];

const DAY_MS = 86_400_000;
/** The payouts of a round in tenths of its stake: the brand keeps a little on average. */
const PAYS = [0, 0, 0, 0, 0, 0, 4, 8, 12, 15, 20, 0, 0, 30, 0, 62] as const;
/** Minor units. */
const FIRST_DEPOSIT = 200_000n;
const TOP_UP = 150_000n;
const TOP_UP_MS = 480_000;
const STAKES = [1000n, 2000n, 5000n, 5000n, 10_000n, 10_000n, 25_000n, 50_000n] as const;

interface Round {
  readonly row: BetSeed;
  readonly ref: string;
}

/** The weeks of a brand, by which its dividends are paid. */
const weekAt = (at: number): number => contractWindowAt({ type: "dividend", period: "W" }, at, TIME_ZONE).start;

/** A payout, unless more than the plan's part of the week's stakes would be won with it. */
class Winnings {
  readonly #most: bigint | undefined;
  readonly #weeks = new Map<number, { staked: bigint; won: bigint }>();

  constructor({ mostWon }: MemberPlan) {
    this.#most = mostWon;
  }

  payoutOf(stake: bigint, payout: bigint, at: number): bigint {
    if (this.#most === undefined) return payout;
    const week = weekAt(at);
    const { staked, won } = this.#weeks.get(week) ?? { staked: 0n, won: 0n };
    const paid = (won + payout) * 100n > (staked + stake) * this.#most ? 0n : payout;
    this.#weeks.set(week, { staked: staked + stake, won: won + paid });
    return paid;
  }
}

function rounds(member: MemberSeed, brand: SeedBrand, playable: Playable, plan: MemberPlan, random: SeededRandom): Round[] {
  const winnings = new Winnings(plan);
  return plan.times
    .toSorted((a, b) => a - b)
    .map((time, index) => {
      const stake = random.pick(STAKES);
      const payout = winnings.payoutOf(stake, (stake * BigInt(random.pick(PAYS))) / 10n, time);
      const status = payout === stake ? ("tie" as const) : payout > stake ? ("won" as const) : ("lost" as const);
      const game = random.chance(0.4) ? playable[0] : random.pick(playable);
      const roundId = `r_${seededId(member.id, index).replaceAll("-", "")}`;
      const row = {
        memberId: member.id,
        id: seededId("bet", member.id, index),
        brand: brand.code,
        provider: SANDBOX_PROVIDER.id,
        roundId,
        gameId: game.id,
        gameCode: game.launchCode ?? "",
        currency: brand.config.currency,
        stake,
        payout,
        validBet: validBet({
          category: isCategory(game.category) ? game.category : "RNG",
          status,
          stake,
          payout,
          unreal: member.book === "demo",
        }),
        status,
        path: [...member.path],
        placedAt: new Date(time),
        settledAt: new Date(time + 4000),
      };
      return { row, ref: `${SANDBOX_PROVIDER.id}/${roundId}` };
    });
}

interface Deposit {
  readonly id: string;
  readonly amount: bigint;
  readonly at: Date;
}

/** A deposit whenever the next stake is not covered: what is left at the end follows from them. */
function depositsFor(member: MemberSeed, played: readonly Round[], begin: Date): Deposit[] {
  const made: Deposit[] = [{ id: seededId("deposit", member.id), amount: FIRST_DEPOSIT, at: begin }];
  let balance = FIRST_DEPOSIT;
  for (const { row } of played) {
    if (balance < row.stake) {
      const at = new Date(row.placedAt.getTime() - TOP_UP_MS);
      made.push({ id: seededId("deposit", member.id, made.length), amount: TOP_UP, at });
      balance += TOP_UP;
    }
    balance += (row.payout ?? 0n) - row.stake;
  }
  return made;
}

/** A member's accounts, money and rounds. The first deposit is what makes the last balance come out as planned. */
export function seedHistory(
  ledger: SeedLedger,
  member: MemberSeed,
  brand: SeedBrand,
  playable: Playable,
  random: SeededRandom,
  now: Date,
  seeds: PaymentSeeds,
  secrets: PaymentSecrets,
  lostInDraws = 0n,
): BetSeed[] {
  const owner: Owner = { id: member.id, book: member.book === "demo" ? "demo" : "real", currency: brand.config.currency };
  const plan = planFor(member, brand, random, now);
  const played = rounds(member, brand, playable, plan, random);
  const lost = played.reduce((sum, { row }) => sum + row.stake - row.payout, 0n);
  ledger.accounts.push(...standardAccounts(owner));
  const begin = new Date(member.createdAt.getTime() + 600_000);
  const { cash, locked = 0n, paid = 0n } = plan;
  const moves: SeedMove[] = [];
  const only = { id: seededId("deposit", member.id), at: begin };
  const made =
    cash === undefined ? depositsFor(member, played, begin) : [{ ...only, amount: cash + locked + paid + lost + lostInDraws }];
  for (const { id, amount, at } of made.filter((one) => one.amount > 0n)) {
    const first = { owner, amount, ref: id, at };
    if (owner.book === "demo") moves.push({ posting: "trial", ...first });
    else {
      addDeposit(seeds, brand, member.id, id, amount, at);
      moves.push({ posting: "deposit", refs: { clearing: ADAPTERS[0] }, ...first });
    }
  }
  const refs = { provider: SANDBOX_PROVIDER.id };
  for (const { row, ref } of played) {
    const { stake, payout, placedAt } = row;
    const settled = new Date(placedAt.getTime() + 4000);
    moves.push({ posting: "bet", refs, owner, amount: stake, ref: `${ref}.bet`, at: placedAt });
    if (payout > 0n) moves.push({ posting: "win", refs, owner, amount: payout, ref: `${ref}.win`, at: settled });
  }
  if (plan.locked) moves.push(...addOutgoing({ seeds, brand, member, now, ...secrets }, plan.locked, plan.paid ?? 0n));
  if (plan.commission) moves.push(addCommission(seeds, brand, owner, plan.commission, new Date(now.getTime() - 2 * DAY_MS)));
  // A member with a withdrawal has a withdrawal password since then.
  if (plan.commission && !plan.locked)
    seeds.passwords.push({ memberId: member.id, hash: secrets.pinHash, changedAt: member.createdAt });
  // In the order of time, as a wallet's record requires.
  ledger.moves.push(...moves.toSorted((one, two) => one.at.getTime() - two.at.getTime()));
  return played.map(({ row }) => row);
}
