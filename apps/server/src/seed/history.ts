import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { validBet } from "@baize/domain/gaming/bet/totals";
import type { bets } from "../modules/gaming/play-schema.ts";
import { type Owner, standardAccounts } from "../ledger/account.ts";
import type { SeedLedger, SeedMove } from "./seed-ledger.ts";
import { ADAPTERS, type SeedBrand } from "./brands.ts";
import { addCommission, addDeposit, addOutgoing, type Outgoing, type PaymentSeeds } from "./payments.ts";
import type { MemberSeed } from "./people.ts";
import { seededId, type SeededRandom } from "./random.ts";

export type PaymentSecrets = Pick<Outgoing, "codeSecret" | "pinHash">;
export type BetSeed = typeof bets.$inferInsert;
interface PlayableGame {
  readonly id: string;
  readonly launchCode?: string | null;
}
type Playable = readonly [PlayableGame, ...PlayableGame[]];

interface Plan {
  /** Rounds played. */
  readonly rounds: number;
  /** Days that they are spread over. */
  readonly days: number;
  /** Cash at the end, in minor units. */
  readonly cash: bigint;
  /** Held for a pending withdrawal. */
  readonly locked?: bigint;
  /** Paid out a few hours ago, and not yet confirmed. */
  readonly paid?: bigint;
  /** In the commission wallet. */
  readonly commission?: bigint;
}

const DAY_MS = 86_400_000;
/** What a round pays in tenths of its stake: the brand keeps a little on average. */
const PAYS = [0, 0, 0, 0, 0, 0, 4, 8, 12, 15, 20, 0, 0, 30, 0, 62] as const;
const STAKES = [1000n, 2000n, 5000n, 5000n, 10_000n, 10_000n, 25_000n, 50_000n] as const;

export function planFor(member: MemberSeed, random: SeededRandom): Plan {
  if (member.username === "ananya_42")
    return { rounds: 132, days: 60, cash: 4_825_075n, locked: 2_000_000n, paid: 150_000n, commission: 325_000n };
  if (member.username === "vikram_hq") return { rounds: 0, days: 1, cash: 12_804_000n, commission: 8_430_000n };
  if (member.username === "demo_guest") return { rounds: 12, days: 5, cash: 10_000_000n };
  if (member.username === "naya_khiladi") return { rounds: 0, days: 1, cash: 100_000n };
  return { rounds: random.between(8, 40), days: 18, cash: BigInt(random.between(200, 90_000)) * 100n };
}

interface Round {
  readonly row: BetSeed;
  readonly ref: string;
}

function rounds(member: MemberSeed, brand: SeedBrand, playable: Playable, plan: Plan, random: SeededRandom, now: Date): Round[] {
  const times = Array.from(
    { length: plan.rounds },
    () => now.getTime() - Math.floor(random.next() * plan.days * DAY_MS) - 3_600_000,
  );
  return times
    .toSorted((a, b) => a - b)
    .map((time, index) => {
      const stake = random.pick(STAKES);
      const payout = (stake * BigInt(random.pick(PAYS))) / 10n;
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
        validBet: validBet({ category: "RNG", status, stake, payout, unreal: member.book === "demo" }),
        status,
        path: [...member.path],
        placedAt: new Date(time),
        settledAt: new Date(time + 4000),
      };
      return { row, ref: `${SANDBOX_PROVIDER.id}/${roundId}` };
    });
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
): BetSeed[] {
  const owner: Owner = { id: member.id, book: member.book === "demo" ? "demo" : "real", currency: brand.config.currency };
  const plan = planFor(member, random);
  const played = rounds(member, brand, playable, plan, random, now);
  const lost = played.reduce((sum, { row }) => sum + row.stake - row.payout, 0n);
  ledger.accounts.push(...standardAccounts(owner));
  const begin = new Date(member.createdAt.getTime() + 600_000);
  const deposit = plan.cash + (plan.locked ?? 0n) + (plan.paid ?? 0n) + lost;
  if (owner.book === "real") addDeposit(seeds, brand, member.id, seededId("deposit", member.id), deposit, begin);
  const moves: SeedMove[] = [];
  const first = { owner, amount: deposit, ref: seededId("deposit", member.id), at: begin };
  if (owner.book === "demo") moves.push({ posting: "trial", ...first });
  else moves.push({ posting: "deposit", refs: { clearing: ADAPTERS[0] }, ...first });
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
