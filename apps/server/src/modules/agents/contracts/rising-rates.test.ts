import { beforeAll, expect, it } from "vitest";
import { type ContractTerms, termsProblem, type Tier, tierAbove } from "@baize/domain/agents/contract/terms";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";
import { AGENT_INVARIANTS } from "../../../ledger/agent-invariants.ts";
import { transact } from "../../../platform/database/retry.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { SeededRandom } from "../../../seed/random.ts";
import { insertContract } from "./queries.ts";
import { storedTerms } from "@baize/domain/agents/contract/stored-terms";

const newWorld = testDatabase();
const seed = process.env.SEED ?? "rising-rates";
const DAY = 86_400_000;

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

interface Times {
  readonly from?: number;
  readonly to?: number;
}

/** Writes a signed contract without asking whether its rates may be; returns its id. */
async function written(uplineId: string | null, memberId: string, terms: ContractTerms, { from = 0, to }: Times = {}) {
  const id = newId();
  const now = world.system.now();
  const at = (days: number) => new Date(now.getTime() + days * DAY);
  await transact(world.system.db, async (tx) => {
    const party = { memberId, id, brand: world.brand, uplineId, proposedBy: "upline" as const };
    const times = { at: now, expiresAt: now, updatedAt: now, startsAt: at(from), endsAt: to === undefined ? null : at(to) };
    const state = to === undefined ? ("signed" as const) : ("ended" as const);
    await insertContract(tx, { ...party, ...times, state, type: terms.type, version: 1, terms: storedTerms(terms) });
  });
  return id;
}

async function pair(above: ContractTerms, below: ContractTerms, [upper, lower]: readonly [Times?, Times?] = []): Promise<string> {
  const [top, low] = [newId(), newId()];
  await written(null, top, above, upper);
  return await written(top, low, below, lower);
}

/** The contracts that the check finds, all of them: it prints a few. */
async function found(): Promise<Set<unknown>> {
  const rates = AGENT_INVARIANTS.find(({ name }) => name.startsWith("No contract pays a higher rate"));
  if (!rates) throw new Error("There is no such invariant");
  return new Set((await world.system.db.execute(rates.breaches)).rows.map(({ id }) => id));
}

const dividend = (tiers: readonly Tier[], rest: Partial<ContractTerms> = {}): ContractTerms => ({
  type: "dividend",
  period: "W",
  minBet: 0n,
  tiers,
  ...rest,
});
const step = (validBet: bigint, ratio: number, activeUsers = 0n): Tier => ({
  atLeast: { validBet, activeUsers },
  rates: { ratio },
});

const wagers = (profitRate: number, lossRate: number) => ({ atLeast: {}, rates: { profitRate, lossRate } });

it("finds a rate that is higher in the middle of a schedule, and one of another period", async () => {
  const above = dividend([step(0n, 100), step(1000n, 500)]);
  const fine = await pair(above, dividend([step(500n, 100), step(1000n, 400)]));
  const middle = await pair(above, dividend([step(500n, 101), step(1000n, 400)]));
  const unasked = await pair(dividend([step(1n, 500)]), dividend([step(0n, 1)]));
  const monthly = await pair(above, dividend([step(0n, 1)], { period: "M" }));
  const later = await pair(dividend([step(0n, 5)]), dividend([step(0n, 9)]), [{ to: 7 }, { from: 7 }]);
  const overlapping = await pair(dividend([step(0n, 5)]), dividend([step(0n, 9)]), [{ to: 7 }, { from: 6 }]);
  const realTime = { type: "realTime", period: "D" } as const;
  const loss = await pair(dividend([wagers(5, 5)], realTime), dividend([wagers(0, 6)], realTime));
  const breaches = await found();
  for (const id of [middle, unasked, monthly, overlapping, loss]) expect(breaches).toContain(id);
  for (const id of [fine, later]) expect(breaches).not.toContain(id);
});

it("agrees with the rule of signing on random schedules", async () => {
  const random = new SeededRandom(seed);
  const schedule = (): ContractTerms => {
    let [bet, users, rate] = [0, 0, 0];
    const tiers = Array.from({ length: random.between(1, 3) }, () => {
      [bet, users, rate] = [bet + random.between(0, 2), users + random.between(0, 2), rate + random.between(1, 3)];
      return step(BigInt(bet), rate, BigInt(users));
    });
    const terms = dividend(tiers, { minBet: BigInt(random.between(0, 1)) });
    return termsProblem(terms) ? schedule() : terms;
  };
  const wanted = new Map<string, boolean>();
  for (let count = 0; count < 80; count += 1) {
    const [above, below] = [schedule(), schedule()];
    wanted.set(await pair(above, below), tierAbove(below, above) !== undefined);
  }
  const breaches = await found();
  expect({ seed, found: [...wanted.keys()].filter((id) => breaches.has(id)) }).toEqual({
    seed,
    found: [...wanted].flatMap(([id, rises]) => (rises ? [id] : [])),
  });
  expect(new Set(wanted.values())).toEqual(new Set([true, false]));
});
