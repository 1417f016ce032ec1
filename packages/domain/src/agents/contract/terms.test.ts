import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cancelledBelow, type RunningContract } from "./cancelled.ts";
import { type ContractTerms, MAX_RATE, MAX_TIERS, termsProblem, type Tier, tierAbove, tierAt } from "./terms.ts";

const SEED = { seed: 20_261_123, numRuns: 200 };
const dividend = (tiers: readonly Tier[], rest: Partial<ContractTerms> = {}): ContractTerms => ({
  type: "dividend",
  period: "W",
  minBet: 0n,
  tiers,
  ...rest,
});
const tier = (validBet: bigint, ratio: number, activeUsers = 0n): Tier => ({
  atLeast: { validBet, activeUsers },
  rates: { ratio },
});

describe("the terms of a contract", () => {
  it.each([
    ["a ratio of zero", dividend([tier(0n, 0)]), { kind: "value", tier: 0, name: "ratio", min: 1, max: MAX_RATE }],
    ["a ratio of all", dividend([tier(0n, 1_000_000)]), { kind: "value", tier: 0, name: "ratio", min: 1, max: MAX_RATE }],
    ["a negative ratio", dividend([tier(0n, -1)]), { kind: "value", tier: 0, name: "ratio", min: 1, max: MAX_RATE }],
    ["a fractional ratio", dividend([tier(0n, 0.5)]), { kind: "value", tier: 0, name: "ratio", min: 1, max: MAX_RATE }],
    ["a negative threshold", dividend([tier(-1n, 5)]), { kind: "value", tier: 0, name: "validBet", min: 0 }],
    ["no tier", dividend([]), { kind: "tiers", min: 1, max: MAX_TIERS }],
    ["two tiers at one threshold", dividend([tier(5n, 1), tier(5n, 2)]), { kind: "overlap", tier: 1 }],
    ["a tier that an easier one hides", dividend([tier(5n, 1), tier(4n, 2)]), { kind: "overlap", tier: 1 }],
    ["a tier that asks more and pays the same", dividend([tier(5n, 1), tier(6n, 1)]), { kind: "overlap", tier: 1 }],
    ["thresholds that cross", dividend([tier(5n, 1, 3n), tier(6n, 2, 2n)]), { kind: "overlap", tier: 1 }],
    ["a daily contract by the week", { ...dividend([tier(0n, 1)]), type: "daily" as const }, { kind: "period" }],
    [
      "a minimum bet of another type",
      { ...dividend([tier(0n, 1)], { minBet: 1n, period: "D" }), type: "hourly" as const },
      { kind: "minBet" },
    ],
    [
      "a threshold of another type",
      { ...dividend([tier(0n, 1)], { period: "D" }), type: "daily" as const },
      { kind: "value", tier: 0, name: "validBet", min: 0 },
    ],
    [
      "a rate of another type",
      dividend([{ atLeast: {}, rates: { ratio: 1, lossRate: 1 } }]),
      { kind: "value", tier: 0, name: "lossRate", min: 1, max: MAX_RATE },
    ],
    [
      "a real-time contract that pays nothing",
      {
        type: "realTime" as const,
        period: "D" as const,
        minBet: 0n,
        tiers: [{ atLeast: {}, rates: { profitRate: 0, lossRate: 0 } }],
      },
      { kind: "value", tier: 0, name: "profitRate", min: 1, max: MAX_RATE },
    ],
  ])("are refused with %s", (_, terms, problem) => expect(termsProblem(terms)).toEqual(problem));

  it("are accepted with rising tiers, and with one rate of two", () => {
    expect(termsProblem(dividend([tier(0n, 1), tier(0n, 2, 5n), tier(9n, MAX_RATE, 5n)]))).toBeUndefined();
    const loss = [{ atLeast: { singleBet: 100n }, rates: { profitRate: 0, lossRate: 1 } }];
    expect(termsProblem({ type: "realTime", period: "D", minBet: 0n, tiers: loss })).toBeUndefined();
  });

  it("count by the highest tier whose every threshold is met, exactly met too", () => {
    const terms = dividend([tier(10n, 1), tier(20n, 2, 3n)]);
    expect(tierAt(terms, { validBet: 9n, activeUsers: 9n })).toBeUndefined();
    expect(tierAt(terms, { validBet: 10n, activeUsers: 9n })?.rates.ratio).toBe(1);
    expect(tierAt(terms, { validBet: 20n, activeUsers: 2n })?.rates.ratio).toBe(1);
    expect(tierAt(terms, { validBet: 20n, activeUsers: 3n })?.rates.ratio).toBe(2);
  });
});

// Steps of small numbers, so that tiers of two schedules often meet.
const steps = fc.array(fc.record({ bet: fc.nat(2), users: fc.nat(2), rate: fc.integer({ min: 1, max: 3 }) }), {
  minLength: 1,
  maxLength: 4,
});
const schedule = fc
  .tuple(steps, fc.nat(1))
  .map(([given, minBet]) => {
    let [bet, users, rate] = [0, 0, 0];
    const tiers = given.map((step) => {
      [bet, users, rate] = [bet + step.bet, users + step.users, rate + step.rate];
      return tier(BigInt(bet), rate, BigInt(users));
    });
    return dividend(tiers, { minBet: BigInt(minBet) });
  })
  .filter((terms) => termsProblem(terms) === undefined);

/** The rate at a point, read off the tiers one by one: the slow reference. */
function slowRate({ tiers }: ContractTerms, bet: number, users: number): number {
  let rate = 0;
  for (const { atLeast, rates } of tiers)
    if (Number(atLeast.validBet) <= bet && Number(atLeast.activeUsers) <= users) rate = Math.max(rate, Number(rates.ratio));
  return rate;
}

/** Tries every point: users that only the lower contract counts as active may be any number fewer for the upper one. */
function slowAbove(below: ContractTerms, above: ContractTerms): boolean {
  for (let bet = 0; bet <= 10; bet += 1)
    for (let users = 0; users <= 10; users += 1)
      for (let seen = below.minBet < above.minBet ? 0 : users; seen <= users; seen += 1)
        if (slowRate(below, bet, users) > slowRate(above, bet, seen)) return true;
  return false;
}

describe("rates never rise downwards", () => {
  it("finds a point where the lower contract pays more, whenever there is one", () => {
    let [higher, lower] = [0, 0];
    const property = fc.property(schedule, schedule, (below, above) => {
      const wanted = slowAbove(below, above);
      if (wanted) higher += 1;
      else lower += 1;
      expect(tierAbove(below, above) !== undefined).toBe(wanted);
    });
    fc.assert(property, SEED);
    expect(Math.min(higher, lower)).toBeGreaterThan(20);
  });

  it("compares nothing across periods, nor with no contract at all", () => {
    const terms = dividend([tier(0n, 1)]);
    expect(tierAbove(terms, { ...terms, period: "M" })).toBe(0);
    expect(tierAbove(terms, undefined)).toBe(0);
  });
});

/** A random tree: each person is below an earlier one, or below the brand. */
const tree = fc
  .array(fc.tuple(fc.nat(30), schedule, fc.boolean()), { minLength: 2, maxLength: 20 })
  .map((rows) =>
    rows.map(([seed, terms, has], index) => ({ id: `p${index}`, upline: index === 0 ? null : `p${seed % index}`, terms, has })),
  );

describe("what a lower contract cancels", () => {
  it("is every contract that nothing above it still pays for, in a random tree", () => {
    let cancelledOnes = 0;
    const property = fc.property(tree, schedule, (people, terms) => {
      // Signed contracts never rise downwards: give each person the upline's own schedule where theirs would pay more.
      const signed = new Map<string, ContractTerms>();
      for (const { id, upline, terms: own, has } of people) {
        const above = upline === null ? undefined : signed.get(upline);
        if (upline === null) signed.set(id, own);
        else if (above && has) signed.set(id, slowAbove(own, above) ? above : own);
      }
      const running: RunningContract[] = people.flatMap(({ id, upline }) => {
        const own = signed.get(id);
        return own ? [{ id: `c-${id}`, memberId: id, uplineId: upline, terms: own }] : [];
      });
      // Reference: walk down from the top again, and keep what the person above still pays for.
      const kept = new Map<string, ContractTerms>([["p0", terms]]);
      for (const { id, upline } of people.slice(1)) {
        const [own, above] = [signed.get(id), upline === null ? undefined : kept.get(upline)];
        if (own && above && !slowAbove(own, above)) kept.set(id, own);
      }
      const wanted = running.filter(({ memberId }) => memberId !== "p0" && !kept.has(memberId)).map(({ id }) => id);
      const found = cancelledBelow("p0", terms, running).map(({ id }) => id);
      cancelledOnes += found.length;
      expect(found.toSorted()).toEqual(wanted.toSorted());
    });
    fc.assert(property, SEED);
    expect(cancelledOnes).toBeGreaterThan(100);
  });
});
