import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ContractTerms, termsProblem, tierAbove } from "../contract/terms.ts";
import type { ContractType } from "../contract/type.ts";
import { computeContract } from "./compute.ts";
import type { Computed } from "./computed.ts";
import { statementText } from "./statement.ts";
import type { BranchPlay, BranchWagers, Carry, DividendBase, TeamWindow } from "./team-window.ts";

const SEED = { seed: Number(process.env.SEED ?? 20_261_123), numRuns: 150 };
const GAME_TYPES = ["RNG", "LIVE"] as const;

/** Member `index` is below `below[index]`; the first is the top of the tree. */
interface Wager {
  readonly member: number;
  readonly gameType: (typeof GAME_TYPES)[number];
  readonly hour: number;
  readonly stake: number;
  readonly payout: number;
}

interface World {
  readonly below: readonly number[];
  readonly wagers: readonly Wager[];
}

const world = (members = 9): fc.Arbitrary<World> =>
  fc.record({
    below: fc.tuple(...Array.from({ length: members }, (_, index) => fc.nat(Math.max(0, index - 1)))),
    wagers: fc.array(
      fc.record({
        member: fc.nat(members - 1),
        gameType: fc.constantFrom(...GAME_TYPES),
        hour: fc.nat(2),
        stake: fc.integer({ min: 1, max: 60 }),
        payout: fc.integer({ min: 0, max: 120 }),
      }),
      { maxLength: 40 },
    ),
  });

const nameOf = (member: number) => `m${member}`;
/** The members above one, from the nearest up. */
function above({ below }: World, member: number): number[] {
  if (member === 0) return [];
  const upline = below[member] ?? 0;
  return [upline, ...above({ below, wagers: [] }, upline)];
}
const branchOf = (tree: World, agent: number, member: number): number | undefined => {
  const chain = [member, ...above(tree, member)];
  const place = chain.indexOf(agent);
  return place > 0 ? chain[place - 1] : undefined;
};

/** What the roll-up would find for one agent. */
function teamOf(tree: World, agent: number, { edges = [0], minBet = 0 } = {}): TeamWindow {
  const play: BranchPlay[] = [];
  const wagers: BranchWagers[] = [];
  const bets = new Map<number, number>();
  for (const { member, gameType, hour, stake, payout } of tree.wagers) {
    const branch = branchOf(tree, agent, member);
    if (branch === undefined) continue;
    const tie = stake === payout;
    bets.set(member, (bets.get(member) ?? 0) + (tie ? 0 : stake));
    const of = { branchId: nameOf(branch), gameType, stake: BigInt(stake) };
    play.push({ ...of, isHead: branch === member, hour, payout: BigInt(payout), validBet: tie ? 0n : BigInt(stake) });
    const tier = edges.findLastIndex((edge) => stake >= edge);
    if (!tie && tier >= 0) wagers.push({ ...of, outcome: payout > stake ? "won" : "lost", tier });
  }
  const counts = [...bets.values()];
  return {
    play,
    wagers,
    activeUsers: BigInt(counts.filter((bet) => bet >= minBet && bet > 0).length),
    players: BigInt(counts.filter((bet) => bet > 0).length),
    downlineBases: new Map(),
    carried: [],
  };
}

const terms = (type: ContractType, tiers: ContractTerms["tiers"], minBet = 0n): ContractTerms => ({
  type,
  period: type === "dividend" ? "W" : "D",
  minBet,
  tiers,
});
const micros = ({ lines }: Computed) => lines.reduce((sum, { micro }) => sum + micro, 0n);
const head = (of: ContractTerms) => ({
  brand: "b",
  currency: "INR",
  contractId: "c",
  version: 1,
  terms: of,
  memberId: "m",
  payer: "brand" as const,
  window: { start: 0, end: 1 },
  rules: 1,
  dividendBase: "branch-floored" as const,
});

const DAILY = terms("daily", [
  { atLeast: { betAmount: 10n }, rates: { ratio: 10_001 } },
  { atLeast: { betAmount: 200n, players: 3n }, rates: { ratio: 30_007 } },
]);
const HOURLY = terms("hourly", [
  { atLeast: {}, rates: { ratio: 7001 } },
  { atLeast: { betAmount: 90n }, rates: { ratio: 50_003 } },
]);
const REAL_TIME = terms("realTime", [
  { atLeast: {}, rates: { profitRate: 1003, lossRate: 2001 } },
  { atLeast: { singleBet: 30n }, rates: { profitRate: 3007, lossRate: 40_009 } },
]);
const DIVIDEND = terms(
  "dividend",
  [
    { atLeast: {}, rates: { ratio: 100_003 } },
    { atLeast: { validBet: 150n, activeUsers: 2n, profit: 40n }, rates: { ratio: 300_001 } },
  ],
  20n,
);

/** The reference: it walks every wager for the agent, in plain numbers, and shares no code with the engine. */
const slow = {
  daily: (tree: World, agent: number): number => {
    const mine = tree.wagers.filter(({ member, stake, payout }) => stake !== payout && above(tree, member).includes(agent));
    const bet = mine.reduce((sum, { stake }) => sum + stake, 0);
    const players = new Set(mine.map(({ member }) => member)).size;
    const rate = bet >= 200 && players >= 3 ? 30_007 : bet >= 10 ? 10_001 : 0;
    return Math.floor((bet * rate) / 1e6);
  },
  hourly: (tree: World, agent: number): number => {
    let accrued = 0;
    for (const hour of [0, 1, 2]) {
      let bet = 0;
      for (const wager of tree.wagers)
        if (wager.hour === hour && wager.stake !== wager.payout && above(tree, wager.member).includes(agent)) bet += wager.stake;
      accrued += bet * (bet >= 90 ? 50_003 : 7001);
    }
    return Math.floor(accrued / 1e6);
  },
  realTime: (tree: World, agent: number): number => {
    let accrued = 0;
    for (const { member, stake, payout } of tree.wagers) {
      if (!above(tree, member).includes(agent) || stake === payout) continue;
      if (payout > stake) accrued += stake * (stake >= 30 ? 3007 : 1003);
      else accrued += stake * (stake >= 30 ? 40_009 : 2001);
    }
    return Math.floor(accrued / 1e6);
  },
  dividend: (tree: World, agent: number): number => {
    const perBranch = new Map<number, number>();
    const bets = new Map<number, number>();
    let bet = 0;
    for (const { member, stake, payout } of tree.wagers) {
      const chain = above(tree, member);
      const place = chain.indexOf(agent);
      if (place < 0) continue;
      const branch = place === 0 ? member : (chain[place - 1] ?? member);
      perBranch.set(branch, (perBranch.get(branch) ?? 0) + stake - payout);
      if (stake === payout) continue;
      bet += stake;
      bets.set(member, (bets.get(member) ?? 0) + stake);
    }
    let base = 0;
    for (const profit of perBranch.values()) base += Math.max(0, profit);
    const active = [...bets.values()].filter((sum) => sum >= 20).length;
    return Math.floor((base * (bet >= 150 && active >= 2 && base >= 40 ? 300_001 : 100_003)) / 1e6);
  },
};

describe("what a contract is paid", () => {
  it.each([
    ["daily", DAILY, slow.daily],
    ["hourly", HOURLY, slow.hourly],
    ["realTime", REAL_TIME, slow.realTime],
    ["dividend", DIVIDEND, slow.dividend],
  ] as const)("is, for %s, what a walk over every wager finds, and the sum of its lines", (_, of, reference) => {
    expect(termsProblem(of)).toBeUndefined();
    fc.assert(
      fc.property(world(), fc.nat(8), (tree, agent) => {
        const team = teamOf(tree, agent, { edges: [0, 30], minBet: 20 });
        const computed = computeContract(of, team, "branch-floored");
        expect(computed.amount).toBe(BigInt(reference(tree, agent)));
        expect(micros(computed)).toBe(computed.amount * 1_000_000n);
        // In another order the bytes are the same.
        const turned = { ...team, play: team.play.toReversed(), wagers: team.wagers.toReversed() };
        const again = computeContract(of, turned, "branch-floored");
        expect(statementText(head(of), again)).toBe(statementText(head(of), computed));
      }),
      SEED,
    );
  });

  it("is never more, for the downlines together, than for their upline, whatever they carry", () => {
    const carries = fc.array(fc.tuple(fc.nat(8), fc.nat(8), fc.integer({ min: -80, max: -1 })), { maxLength: 6 });
    const ratios = fc.array(fc.integer({ min: 1, max: 400_000 }), { minLength: 9, maxLength: 9 });
    fc.assert(
      fc.property(world(), carries, ratios, (tree, losses, rates) => {
        const agreed: ContractTerms[] = [];
        const paid: Computed[] = [];
        for (let agent = 0; agent < 9; agent += 1) {
          const upper = agreed[tree.below[agent] ?? 0];
          const wanted = terms("dividend", [{ atLeast: {}, rates: { ratio: rates[agent] ?? 1 } }]);
          agreed.push(agent === 0 || tierAbove(wanted, upper) === undefined ? wanted : (upper ?? wanted));
        }
        for (let agent = 8; agent >= 0; agent -= 1) {
          const direct = tree.below.flatMap((upline, member) => (member > 0 && upline === agent ? [member] : []));
          const bases = new Map(direct.map((member) => [nameOf(member), paid[member]?.base ?? 0n]));
          const carried: Carry[] = losses
            .filter(([whose]) => whose === agent)
            .map(([, branch, loss]) => ({ branchId: nameOf(branch), amount: BigInt(loss) }));
          const team = { ...teamOf(tree, agent), downlineBases: bases, carried };
          const computed = computeContract(agreed[agent] ?? DIVIDEND, team, "branch-floored");
          paid[agent] = computed;
          expect(micros(computed)).toBe(computed.amount * 1_000_000n);
          expect(direct.reduce((sum, member) => sum + (paid[member]?.amount ?? 0n), 0n)).toBeLessThanOrEqual(computed.amount);
        }
      }),
      SEED,
    );
  });

  it("carries parts of a minor unit from one short window to the next: none is lost, and none is paid twice", () => {
    fc.assert(
      fc.property(fc.array(world(3), { maxLength: 12 }), (windows) => {
        let carried: readonly Carry[] = [];
        let paid = 0n;
        let accrued = 0n;
        for (const tree of windows) {
          const team = teamOf(tree, 0, { edges: [0, 30] });
          const alone = computeContract(REAL_TIME, team, "netted");
          accrued += alone.amount * 1_000_000n + (alone.carry[0]?.amount ?? 0n);
          const computed = computeContract(REAL_TIME, { ...team, carried }, "netted");
          expect(micros(computed)).toBe(computed.amount * 1_000_000n);
          paid += computed.amount;
          ({ carry: carried } = computed);
        }
        expect(paid).toBe(accrued / 1_000_000n);
      }),
      SEED,
    );
  });
});

const lost = (branchId: string, stake: bigint, payout = 0n): BranchPlay => ({
  branchId,
  isHead: true,
  gameType: "RNG",
  stake,
  payout,
  validBet: stake,
});
const window = (play: readonly BranchPlay[], rest: Partial<TeamWindow> = {}): TeamWindow => ({
  play,
  wagers: [],
  activeUsers: 0n,
  players: 0n,
  downlineBases: new Map(),
  carried: [],
  ...rest,
});

describe("a dividend", () => {
  const half = terms("dividend", [{ atLeast: {}, rates: { ratio: 500_000 } }]);
  const paid = (mode: DividendBase, play: readonly BranchPlay[], carried: readonly Carry[] = []) => {
    const { base, amount, carry } = computeContract(half, window(play, { carried }), mode);
    return { base, amount, carry };
  };

  it("nets its branches, or keeps the loss of each to itself, and carries what is left of it", () => {
    const play = [lost("a", 100n), lost("b", 10n, 40n)];
    expect(paid("netted", play)).toEqual({ base: 70n, amount: 35n, carry: [] });
    expect(paid("branch-floored", play)).toEqual({ base: 100n, amount: 50n, carry: [{ branchId: "b", amount: -30n }] });
    expect(paid("netted", [lost("b", 10n, 40n)])).toEqual({ base: 0n, amount: 0n, carry: [{ branchId: null, amount: -30n }] });
    const before: Carry[] = [{ branchId: "b", amount: -30n }];
    expect(paid("branch-floored", [lost("b", 50n)], before)).toEqual({ base: 20n, amount: 10n, carry: [] });
    expect(paid("branch-floored", [lost("a", 8n)], before)).toEqual({ base: 8n, amount: 4n, carry: before });
  });

  it("rounds down, and says what it left", () => {
    const computed = computeContract(half, window([lost("a", 3n)]), "netted");
    expect(computed.amount).toBe(1n);
    expect(computed.lines.map(({ rule, micro }) => [rule, micro])).toEqual([
      ["rest", -500_000n],
      ["play", 1_500_000n],
    ]);
  });

  it("counts a tier whose thresholds are met exactly, and not one that a minor unit misses", () => {
    const of = terms("daily", [{ atLeast: { betAmount: 100n, players: 2n }, rates: { ratio: 10_000 } }]);
    const paidFor = (bet: bigint, players: bigint) => computeContract(of, window([lost("a", bet)], { players }), "netted").amount;
    expect([paidFor(100n, 2n), paidFor(99n, 2n), paidFor(100n, 1n), paidFor(-5n, 2n)]).toEqual([1n, 0n, 0n, 0n]);
  });
});
