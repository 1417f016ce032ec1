import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { statementProblem } from "@baize/domain/agents/settlement/verify";
import { AgentTree, daily, weekly } from "../../../../test/harness/agent-tree.ts";
import { clientFor, newKey } from "../../../../test/harness/bank.ts";
import { refusal } from "../../../../test/harness/client.ts";
import { loadCommission, type TestMember } from "../../../../test/harness/member.ts";
import { operate, operateByTwo } from "../../../../test/harness/operate.ts";
import { takeCommission } from "../../../../test/harness/pay.ts";
import { readyToWithdraw, PIN } from "../../../../test/harness/payout.ts";
import { playerBelow, playRound, settle } from "../../../../test/harness/play.ts";
import { testDatabase } from "../../../../test/harness/test-database.ts";
import type { World } from "../../../../test/harness/world.ts";
import { listBrokenInvariants } from "../../../ledger/broken-invariants.ts";
import { runIn } from "../../../platform/database/raw.ts";

const newWorld = testDatabase();

let world: World;
let tree: AgentTree;
let top: TestMember;
let middle: TestMember;
let player: TestMember;

const shown = z.object({
  value: z.array(z.object({ id: z.string(), type: z.string(), state: z.string(), statements: z.number(), amount: z.string() })),
});

const proven = z.object({
  value: z.object({
    statement: z.string(),
    proof: z.array(z.object({ side: z.enum(["left", "right"]), hash: z.string() })),
    signed: z.string(),
    key: z.object({ kty: z.literal("OKP"), crv: z.literal("Ed25519"), x: z.string() }),
  }),
});

const HOUR = 3_600_000;
const MONDAY = Date.parse("2026-11-30T10:00:00Z");
const WEEK = 168 * HOUR;

beforeEach(async () => {
  world = await newWorld();
  tree = await AgentTree.open(world);
  ({ top, middle } = tree);
  await tree.moveTo(MONDAY - 100 * HOUR);
  player = await playerBelow(world, [top, middle]);
});

const commission = async (who: TestMember) => await loadCommission(world, who);
const states = async () => {
  const { rows } = await runIn(world.system.db)(
    `select r.state as run, string_agg(s.state, ' ' order by s.level) as statements from settlement_runs r
      left join settlement_statements s on s.run_id = r.id where r.brand = $1 group by r.id order by r.window_start, r.type`,
    [world.brand],
  );
  return rows.map(({ run, statements }) => `${String(run)}: ${String(statements)}`);
};

describe("a salary", () => {
  it("is paid by the brand to the first level, and from there down, once", async () => {
    await tree.brandContract(daily(10_000));
    await tree.agree(top, middle, daily(4000));
    await tree.moveTo(MONDAY);
    await playRound(world, player, "100.00");
    await tree.moveTo(MONDAY + 24 * HOUR);
    await Promise.all([settle(world), settle(world)]);
    await settle(world);
    expect([await commission(top), await commission(middle)]).toEqual([60n, 40n]);
    expect((await states()).at(-1)).toBe("closed: paid paid");
    expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  });
});

describe("a dividend of an upline", () => {
  beforeEach(async () => {
    await tree.brandContract(weekly(400_000));
    await tree.agree(top, middle, weekly(300_000));
    await tree.moveTo(MONDAY);
    await playRound(world, player, "100.00");
    await tree.moveTo(MONDAY + WEEK);
    await settle(world);
  });

  it("is a bill, and is paid by itself before its deadline where commission covers it", async () => {
    expect([await commission(top), await commission(middle)]).toEqual([4000n, 0n]);
    expect(await states()).toEqual(["posted: paid due"]);
    const letters = await (await clientFor(world, top)).read("inbox.list", {});
    expect(letters.items.map(({ title }) => title)).toContain("A dividend is due: ₹30.00");
    await tree.moveTo(MONDAY + WEEK + 70 * HOUR);
    await settle(world);
    expect(await states()).toEqual(["posted: paid due"]);
    await tree.moveTo(MONDAY + WEEK + 71.5 * HOUR);
    await settle(world);
    await settle(world);
    expect([await commission(top), await commission(middle)]).toEqual([1000n, 3000n]);
    expect(await states()).toEqual(["closed: paid paid"]);
    expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  });

  it("is paid by the guarantee after its deadline; the upline is frozen until commission has repaid it", async () => {
    await takeCommission(world, top);
    await tree.moveTo(MONDAY + WEEK + 71.5 * HOUR);
    await settle(world);
    expect(await states()).toEqual(["posted: paid due"]);
    await tree.moveTo(MONDAY + WEEK + 72 * HOUR);
    await Promise.all([settle(world), settle(world)]);
    expect([await commission(top), await commission(middle)]).toEqual([0n, 3000n]);
    expect(await states()).toEqual(["closed: paid guaranteed"]);
    expect(await listBrokenInvariants(world.system.db)).toEqual([]);
    const client = await clientFor(world, top);
    const account = await readyToWithdraw(client);
    const withdrawal = { account, amount: "500.00", paymentPassword: PIN };
    const refused = await refusal(client.write("withdrawals.create", withdrawal, { key: newKey() }));
    expect(refused).toMatchObject({ code: "money.account_locked" });
    const offered = async () => (await refusal(tree.offer(top, middle, daily(10)))).code;
    expect(await offered()).toBe("money.account_locked");
    // A loss of ₹50.00 in the next week: the brand's ₹20.00 go to the debt, and the bill of ₹15.00 adds to it.
    await playRound(world, player, "50.00");
    await tree.moveTo(MONDAY + 2 * WEEK);
    await settle(world);
    expect(await commission(top)).toBe(0n);
    expect(await offered()).toBe("money.account_locked");
    await playRound(world, player, "100.00");
    await tree.moveTo(MONDAY + 3 * WEEK);
    await settle(world);
    expect(await commission(top)).toBe(1500n);
    expect(await offered()).toBe("contract.above_upline");
    expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  });

  it("is owed no more where two operators waive it", async () => {
    await takeCommission(world, top);
    await tree.moveTo(MONDAY + WEEK + 72 * HOUR);
    await settle(world);
    const waive = async () =>
      await operateByTwo(world, "settlement waive", { brand: world.brand, member: top.username, reason: "Agreed by phone" });
    const owed = async () => await operate(world, "settlement guarantee", { brand: world.brand });
    expect(await owed()).toMatchObject({ value: [{ member: top.username, guarantee: "dividend", owed: "3000" }] });
    expect(await waive()).toMatchObject({ ok: true, value: { member: top.username, waived: "3000" } });
    expect(await waive()).toMatchObject({ ok: false, says: `${top.username} owes nothing.` });
    expect(await owed()).toMatchObject({ value: [] });
    const [run] = shown.parse(await operate(world, "settlement show", { brand: world.brand })).value;
    expect(run).toMatchObject({ type: "dividend", state: "closed", statements: 2, amount: "7000" });
    const again = await operate(world, "settlement rerun", { brand: world.brand, id: run?.id });
    expect(again).toMatchObject({ value: { stored: 2, computed: 2, differ: [], same: true } });
    const named = { brand: world.brand, id: run?.id, member: middle.username };
    const { key, ...given } = proven.parse(await operate(world, "settlement statement", named)).value;
    expect(JSON.parse(given.statement)).toMatchObject({ member: middle.id, payer: "upline", amount: "3000" });
    expect(await statementProblem(given, key)).toBeUndefined();
    expect(await statementProblem({ ...given, statement: given.statement.replace("3000", "3001") }, key)).toBe("proof");
    expect(await operate(world, "settlement statement", { ...named, member: tree.low.username })).toMatchObject({ ok: false });
    const settled = await operate(world, "settlement run", { brand: world.brand });
    expect(settled).toMatchObject({ ok: true, value: [{ id: run?.id, state: "closed" }] });
    expect((await refusal(tree.offer(top, middle, daily(10)))).code).not.toBe("money.account_locked");
    expect(await listBrokenInvariants(world.system.db)).toEqual([]);
  });
});
