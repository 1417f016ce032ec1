import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { readDamaged } from "../../../../test/harness/damage.ts";
import { operate } from "../../../../test/harness/operate.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";
import { amountsByHand } from "../../../../test/settlement/reference.ts";
import { playOneDay, playThrough } from "../../../../test/settlement/play-through.ts";
import { differences, loadSettled, settledBy } from "../../../../test/settlement/settled.ts";
import { Trial } from "../../../../test/settlement/trial.ts";
import { listBrokenInvariants } from "../../../ledger/broken-invariants.ts";
import { runIn } from "../../../platform/database/raw.ts";

// Each seed is a brand with a tree of its own. `SETTLEMENT_SEEDS=40` tries more.
const newWorld = testDatabase();
const first = process.env.SEED ?? "whole-runs";
const count = Number(process.env.SETTLEMENT_SEEDS ?? 4);

/** What the check finds. These facts have no betting record. */
const broken = async ({ system }: World) =>
  (await listBrokenInvariants(system.db)).filter(({ name }) => !name.startsWith("Each settled round"));

/** What a walk over every wager finds. */
const byHand = ({ facts: wagers, versions, calendar, now, netted, leftOut }: Trial) =>
  amountsByHand({ wagers, agreed: versions.all, calendar, now, netted, leftOut });

it.each(Array.from({ length: count }, (_, index) => `${first} ${index}`))(
  "pays the amounts that a walk over every wager finds, after late settlements, moves, new contracts and corrections (seed %s)",
  { timeout: 300_000 },
  async (seed) => {
    const trial = await Trial.open(newWorld, seed);
    await playThrough(trial, { corrects: true });
    const { world } = trial;
    expect({ seed, spans: await trial.storedSpans() }).toEqual({ seed, spans: trial.versions.spans() });
    const wanted = byHand(trial);
    expect({ seed, wrong: differences(await loadSettled(runIn(world.system.db), world.brand), settledBy(wanted)) }).toEqual({
      seed,
      wrong: [],
    });
    expect(wanted.size).toBeGreaterThan(20);
    const lastOfType = new Map((await trial.runs()).map((run) => [run.type, run]));
    for (const { id } of lastOfType.values())
      expect(await operate(world, "settlement rerun", { brand: world.brand, id }), seed).toMatchObject({ value: { same: true } });
    expect(await broken(world), seed).toEqual([]);
  },
);

const row = z.object({ at: z.string(), window: z.string(), member: z.string(), amount: z.string().transform(BigInt) });
const columns = (of: string) =>
  `${of}.ctid::text as at, s.type || ' ' || to_char(s.window_start at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as window,
    ${of}.amount::text as amount`;

const PARTS = [
  {
    part: "statements",
    table: "settlement_statements",
    list: `select ${columns("s")}, ' ' || s.member_id as member from settlement_statements s
      where s.brand = $1 and s.state in ('paid', 'guaranteed') and s.amount > 1 and s.from_guarantee = 0`,
  },
  {
    part: "totals",
    table: "settlement_runs",
    list: `select ${columns("s")}, '' as member from settlement_runs s where s.brand = $1 and s.amount > 1`,
  },
  {
    part: "payments",
    table: "transfers",
    list: `select ${columns("t")}, ' ' || s.member_id as member from settlement_statements s
      join transfers t on t.member_id = s.member_id and t.ref = s.run_id || '/' || s.member_id
      where s.brand = $1 and t.kind in ('settlement-paid', 'settlement-received') and t.amount > 1`,
  },
];

describe("the comparison with a walk over every wager", () => {
  let trial: Trial;
  beforeAll(async () => {
    trial = await Trial.open(newWorld, `${first} 0`);
    await playOneDay(trial);
  }, 300_000);

  it.each(PARTS)(
    "finds one minor unit too much or too little in each of the $part that are stored",
    async ({ part, table, list }) => {
      const { world } = trial;
      const wanted = settledBy(byHand(trial));
      const stored = z.array(row).parse((await trial.run(list, [world.brand])).rows);
      expect(stored.length).toBeGreaterThan(3);
      for (const { at, window, member, amount } of stored)
        for (const by of [1n, -1n]) {
          const damage = { table, statement: `update ${table} set amount = amount + ${by} where ctid = '${at}'` };
          const found = await readDamaged(world, damage, async (run) => differences(await loadSettled(run, world.brand), wanted));
          expect(found).toEqual([`${part}, ${window}${member}: ${amount + by} instead of ${amount}`]);
        }
    },
  );
});
