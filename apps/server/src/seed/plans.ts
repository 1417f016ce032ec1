import type { SeedBrand } from "./brands.ts";
import type { MemberSeed } from "./people.ts";
import type { SeededRandom } from "./random.ts";

/** A member's play and money. */
export interface MemberPlan {
  /** When each round was played, in epoch milliseconds. */
  readonly times: readonly number[];
  /** Of what is staked in a week, the most that is won, in percent: so that every team earns. */
  readonly mostWon?: bigint;
  /** Cash at the end, in minor units; what is left of several deposits where it is not set. */
  readonly cash?: bigint;
  /** Held for a pending withdrawal. */
  readonly locked?: bigint;
  /** Paid out a few hours ago, and not yet confirmed. */
  readonly paid?: bigint;
  /** In the commission wallet. */
  readonly commission?: bigint;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** A member of the team plays a few rounds, one soon after the other, once in so many days. */
const TEAM = { days: 3.5, mostRounds: 5, apartMs: 40_000, mostWon: 80n };

/** Some time within so many days, up to an hour ago. */
const spread = (count: number, days: number, random: SeededRandom, now: Date): number[] =>
  Array.from({ length: count }, () => now.getTime() - Math.floor(random.next() * days * DAY_MS) - HOUR_MS);

function teamTimes(days: number, random: SeededRandom, now: Date): number[] {
  const count = Math.max(0, Math.floor((days - 0.5) / TEAM.days));
  return Array.from({ length: count }, (_, index) => {
    // The last time is a day ago or less, so that the newest days of every team have play.
    const ago = index === 0 ? random.next() : (index + random.next()) * TEAM.days;
    const from = now.getTime() - HOUR_MS - Math.floor(ago * DAY_MS);
    return Array.from({ length: random.between(1, TEAM.mostRounds) }, (__, round) => from + round * TEAM.apartMs);
  }).flat();
}

export function planFor(
  { username, kind, createdAt }: MemberSeed,
  brand: SeedBrand,
  random: SeededRandom,
  now: Date,
): MemberPlan {
  if (username === "ananya_42") {
    const times = spread(132, 60, random, now);
    return { times, cash: 4_825_075n, locked: 2_000_000n, paid: 150_000n, commission: 325_000n };
  }
  if (username === "vikram_hq") return { times: [], cash: 12_804_000n, commission: 8_430_000n };
  if (username === "demo_guest") return { times: spread(12, 5, random, now), cash: 10_000_000n };
  if (username === "naya_khiladi") return { times: [], cash: 100_000n };
  if (kind !== 0) return { times: [], cash: kind === 2 ? BigInt(random.between(200, 90_000)) * 100n : 0n };
  const days = Math.min(brand.pastDays, (now.getTime() - createdAt.getTime()) / DAY_MS);
  return { times: teamTimes(days, random, now), mostWon: TEAM.mostWon };
}
