import { expect, it } from "vitest";
import { operate } from "../../../../test/harness/operate.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";
import { amountsByHand } from "../../../../test/settlement/reference.ts";
import { playThrough } from "../../../../test/settlement/play-through.ts";
import { Trial } from "../../../../test/settlement/trial.ts";
import { listBrokenInvariants } from "../../../ledger/broken-invariants.ts";

// Each seed is a brand with a tree of its own. `SETTLEMENT_SEEDS=40` tries more.
const newWorld = testDatabase();
const first = process.env.SEED ?? "whole-runs";
const count = Number(process.env.SETTLEMENT_SEEDS ?? 4);

/** What the check finds. These facts have no betting record. */
const broken = async ({ system }: World) =>
  (await listBrokenInvariants(system.db)).filter(({ name }) => !name.startsWith("Each settled round"));
const byKey = (amounts: ReadonlyMap<string, bigint>) => [...amounts].toSorted(([one], [other]) => (one < other ? -1 : 1));

it.each(Array.from({ length: count }, (_, index) => `${first} ${index}`))(
  "pays the amounts that a walk over every wager finds, after late settlements, moves, new contracts and corrections (seed %s)",
  { timeout: 300_000 },
  async (seed) => {
    const trial = await Trial.open(newWorld, seed);
    await playThrough(trial, { corrects: true });
    const { world, netted, facts: wagers, calendar, now } = trial;
    expect({ seed, spans: await trial.storedSpans() }).toEqual({ seed, spans: trial.versions.spans() });
    const { leftOut, versions } = trial;
    const wanted = amountsByHand({ wagers, agreed: versions.all, calendar, now, netted, leftOut });
    expect({ seed, amounts: byKey(await trial.stated()) }).toEqual({ seed, amounts: byKey(wanted) });
    expect(wanted.size).toBeGreaterThan(20);
    const lastOfType = new Map((await trial.runs()).map((run) => [run.type, run]));
    for (const { id } of lastOfType.values())
      expect(await operate(world, "settlement rerun", { brand: world.brand, id }), seed).toMatchObject({ value: { same: true } });
    expect(await broken(world), seed).toEqual([]);
  },
);
