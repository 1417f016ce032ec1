import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { proofIn, treeOf } from "@baize/domain/proof/merkle";
import { statementProblem } from "@baize/domain/agents/settlement/verify";
import { under } from "../../../../test/faults/fail-points.ts";
import { AgentTree, daily, type Terms, weekly } from "../../../../test/harness/agent-tree.ts";
import type { TestMember } from "../../../../test/harness/member.ts";
import { playerBelow, playRound, settle } from "../../../../test/harness/play.ts";
import { asProduct } from "../../../../test/harness/record-statements.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";
import { listBrokenInvariants } from "../../../ledger/broken-invariants.ts";
import { loadBrand } from "../../../platform/brand/queries.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { transact } from "../../../platform/database/retry.ts";
import { loadStatementKeys } from "../../../platform/security/statement-key.ts";
import { rollUpBrand } from "../play-hours/roll-up-play.ts";
import { computeStatements } from "./compute-statements.ts";
import { finishRun } from "./finish-run.ts";
import { openRun } from "./open-run.ts";
import { listLeaves } from "./tree-queries.ts";
import { dueWindows, listTypes } from "./run-settlements.ts";
import { settlementRuns, settlementStatements } from "./schema.ts";

const newWorld = testDatabase();

let world: World;
let tree: AgentTree;
let top: TestMember;
let middle: TestMember;
let player: TestMember;

const WEDNESDAY = Date.parse("2026-11-25T10:00:00Z");
const HOUR = 3_600_000;
const realTime: Terms = { type: "realTime", period: "D", tiers: [{ profitRate: 1000, lossRate: 2000 }] };

beforeEach(async () => {
  world = await newWorld();
  tree = await AgentTree.open(world);
  ({ top, middle } = tree);
  await tree.moveTo(WEDNESDAY);
  player = await playerBelow(world, [top, middle]);
});

const statements = async (type?: string) => {
  const rows = await world.system.db
    .select()
    .from(settlementStatements)
    .where(eq(settlementStatements.brand, world.brand))
    .orderBy(asc(settlementStatements.windowStart), asc(settlementStatements.level));
  return rows.filter((row) => type === undefined || row.type === type);
};
const runs = async () => await world.system.db.select().from(settlementRuns).where(eq(settlementRuns.brand, world.brand));
const paid = async (type: string) => (await statements(type)).map(({ memberId, amount }) => [memberId, amount]);
const micros = z.object({ lines: z.array(z.object({ rule: z.string(), micro: z.string() })) });

describe("a settlement run", () => {
  it("pays a day to each level by its own rate, once, whoever settles it, and nothing before the day is over", async () => {
    await tree.brandContract(daily(10_000));
    await tree.agree(top, middle, daily(4000));
    await tree.moveTo(WEDNESDAY + 24 * HOUR);
    await playRound(world, player, "100.00", "250.00");
    await playRound(world, player, "50.05");
    await settle(world);
    expect(await statements()).toEqual([]);
    await tree.moveTo(WEDNESDAY + 48 * HOUR);
    await Promise.all([settle(world), settle(world)]);
    await settle(world);
    // ₹150.05 at 1 % and 0.4 %, rounded down.
    expect(await paid("daily")).toEqual([
      [top.id, 150n],
      [middle.id, 60n],
    ]);
    const [run] = await runs();
    expect(run).toMatchObject({ type: "daily", period: "D", statements: 2, amount: 210n });
    expect(run?.windowStart.toISOString()).toBe("2026-11-25T18:30:00.000Z");
    expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  });

  it("signs its statements, and computes the same bytes again", async () => {
    await tree.brandContract(daily(10_000));
    await tree.agree(top, middle, daily(4000));
    await tree.moveTo(WEDNESDAY + 24 * HOUR);
    await playRound(world, player, "33.33");
    await tree.moveTo(WEDNESDAY + 48 * HOUR);
    await settle(world);
    const { db, config, brands } = world.system;
    const { x } = await loadStatementKeys(db, config.wrappingKeys);
    const [run] = await runs();
    if (!run) throw new Error("There is no run");
    const leaves = (await asProduct(async () => await listLeaves(db, run.id))).map(({ leaf }) => leaf);
    const stored = await statements();
    const byPlace = stored.toSorted((one, two) => one.place - two.place);
    for (const [index, { text: statement }] of byPlace.entries()) {
      const proven = { statement, proof: proofIn(await treeOf(leaves), index), signed: run.signed };
      expect(await statementProblem(proven, { kty: "OKP", crv: "Ed25519", x })).toBeUndefined();
      const lie = { ...proven, statement: statement.replace('"amount":"', '"amount":"9') };
      expect(await statementProblem(lie, { kty: "OKP", crv: "Ed25519", x })).toBe("proof");
    }
    // A round that is settled now counts later, and changes nothing here.
    await playRound(world, player, "500.00");
    const brand = brands.of(await loadBrand(db, world.brand));
    const again: string[] = [];
    await transact(db, async (tx) => {
      for await (const batch of computeStatements(tx, brand, run)) again.push(...batch.map(({ text }) => text));
    });
    expect(again.toSorted()).toEqual(stored.map(({ text }) => text).toSorted());
    const change = runIn(db)("update settlement_statements set amount = 1 where run_id = $1", [run.id]);
    await expect(change).rejects.toThrow("settlement_statements");
  });

  it("pays five minutes at a time by what the players won and lost, and carries parts of a minor unit", async () => {
    await tree.brandContract(realTime);
    await tree.moveTo(WEDNESDAY + HOUR);
    await playRound(world, player, "10.00");
    await tree.moveTo(WEDNESDAY + HOUR + 300_000);
    await playRound(world, player, "10.01", "30.00");
    await tree.moveTo(WEDNESDAY + HOUR + 600_000);
    await playRound(world, player, "14.50");
    await tree.moveTo(WEDNESDAY + 2 * HOUR);
    await settle(world);
    // 2.000, then 1.001, then 2.900 and the .001 from before.
    expect(await paid("realTime")).toEqual([
      [top.id, 2n],
      [top.id, 1n],
      [top.id, 2n],
    ]);
    const last = (await statements("realTime")).at(-1);
    expect(last?.carry).toEqual([{ branchId: null, amount: "901000" }]);
    const lines = micros.parse(JSON.parse(last?.text ?? "")).lines;
    expect(lines.toSorted((one, other) => one.rule.localeCompare(other.rule)).map(({ rule, micro }) => [rule, micro])).toEqual([
      ["carried", "1000"],
      ["lost", "2900000"],
      ["rest", "-901000"],
    ]);
    expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  });

  it("counts with what the window before left, also where another server has opened that and not computed it", async () => {
    await tree.brandContract(realTime);
    await tree.moveTo(WEDNESDAY + HOUR);
    await playRound(world, player, "10.01", "30.00");
    await tree.moveTo(WEDNESDAY + HOUR + 300_000);
    await playRound(world, player, "10.01", "30.00");
    await tree.moveTo(WEDNESDAY + 2 * HOUR);
    await asProduct(async () => {
      const { brands, db, now } = world.system;
      const brand = brands.of(await loadBrand(db, world.brand));
      await transact(db, async (tx) => await rollUpBrand(tx, brand));
      const opened: string[] = [];
      for (const kinds of await listTypes(db, brand.code))
        for await (const due of dueWindows(db, brand, kinds, now().getTime()))
          opened.push(await openRun(world.system, brand, due));
      await finishRun(world.system, brand, opened.at(-1) ?? "");
    });
    const carried = (await statements("realTime")).map(({ carry }) => carry.map(({ amount }) => amount));
    expect(carried).toEqual([["1000"], ["2000"]]);
  });

  it("settles the windows of every period of a type in the order of their ends", async () => {
    const { brands, db } = world.system;
    const brand = brands.of(await loadBrand(db, world.brand));
    const kind = { type: "dividend", from: new Date("2027-01-01T00:00:00Z"), to: null } as const;
    const kinds = [{ ...kind, period: "M" } as const, { ...kind, period: "W" } as const];
    const now = Date.parse("2027-03-09T00:00:00Z");
    const periods: string[] = [];
    await asProduct(async () => {
      for await (const due of dueWindows(db, brand, kinds, now)) periods.push(due.period);
    });
    expect(periods.join("")).toBe("WWWWMWWWWMWW");
  });

  it("reads once what the teams played, however many levels of contracts there are", async () => {
    await tree.brandContract(weekly(400_000));
    await tree.agree(top, middle, weekly(300_000));
    await tree.agree(middle, tree.low, weekly(200_000));
    await tree.moveTo(Date.parse("2026-11-30T10:00:00Z"));
    await playRound(world, await playerBelow(world, [top, middle, tree.low]), "100.00");
    await tree.moveTo(Date.parse("2026-12-07T10:00:00Z"));
    let reads = 0;
    const meet = (text: string) => {
      if (text.includes("select p.member_id, p.version, p.game_type")) reads += 1;
      return "go" as const;
    };
    await under({ meet }, async () => await settle(world));
    // ₹100.00 at 40 %, 30 % and 20 %.
    expect([reads, await paid("dividend")]).toEqual([
      1,
      [
        [top.id, 4000n],
        [middle.id, 3000n],
        [tree.low.id, 2000n],
      ],
    ]);
  });

  it("pays a dividend of the loss of the players, week by week, and keeps the win of a branch for the next", async () => {
    await tree.brandContract(weekly(400_000));
    await tree.agree(top, middle, weekly(300_000));
    await tree.moveTo(Date.parse("2026-11-30T10:00:00Z"));
    await playRound(world, player, "100.00", "160.00");
    const other = await playerBelow(world, [top, middle]);
    await playRound(world, other, "80.00");
    await tree.moveTo(Date.parse("2026-12-07T10:00:00Z"));
    await playRound(world, player, "90.00");
    await settle(world);
    await tree.moveTo(Date.parse("2026-12-14T10:00:00Z"));
    await settle(world);
    // The loser's ₹80.00; then ₹90.00 less the ₹60.00 that the brand lost before.
    expect(await paid("dividend")).toEqual([
      [top.id, 3200n],
      [middle.id, 2400n],
      [top.id, 1200n],
      [middle.id, 900n],
    ]);
    expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  });
});
