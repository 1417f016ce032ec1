import { insertContract } from "../../../src/modules/agents/contracts/queries.ts";
import { storedTerms } from "@baize/domain/agents/contract/stored-terms";
import { settleBrand } from "../../../src/modules/agents/settlement/run-settlements.ts";
import { listRuns } from "../../../src/modules/agents/settlement/operator-queries.ts";
import { listBrands } from "../../../src/platform/brand/queries.ts";
import { asText, runIn } from "../../../src/platform/database/raw.ts";
import { transact } from "../../../src/platform/database/retry.ts";
import { newId } from "../../../src/platform/ids/new-id.ts";
import { newKey } from "../../harness/bank.ts";
import { clientOf } from "../../harness/client.ts";
import { addMember, signIn, type TestMember } from "../../harness/member.ts";
import { operateByTwo, requestFor } from "../../harness/operate.ts";
import { addStatement } from "../../harness/own-rows.ts";
import { giveCommission } from "../../harness/pay.ts";
import { PIN, readyToWithdraw } from "../../harness/payout.ts";
import { seatedIn } from "../../harness/provider.ts";
import type { World } from "../../harness/world.ts";
import type { Act } from "../act.ts";
import { dueOperation, operation } from "../operation.ts";
import { playOut } from "./offer.ts";

const MINUTE = 60_000;

/** A real-time contract that has run since yesterday, at this rate of what players lose. */
export async function agreed(world: World, member: TestMember, upline: TestMember | null, lossRate: number): Promise<void> {
  const now = world.system.now();
  const startsAt = new Date(Math.floor(now.getTime() / (5 * MINUTE)) * 5 * MINUTE - 1440 * MINUTE);
  const tiers = [{ atLeast: {}, rates: { profitRate: 0, lossRate } }];
  await transact(world.system.db, async (tx) => {
    await insertContract(tx, {
      memberId: member.id,
      id: newId(),
      brand: world.brand,
      uplineId: upline?.id ?? null,
      type: "realTime",
      version: 1,
      terms: storedTerms({ type: "realTime", period: "D", minBet: 0n, tiers }),
      proposedBy: "upline",
      state: "signed",
      at: now,
      expiresAt: now,
      startsAt,
      updatedAt: now,
    });
  });
}

/** Up to when the windows of a brand are closed; 0 where none is. */
async function closedTo({ system, brand }: World): Promise<number> {
  const { rows } = await runIn(system.db)("select closed_to::text as at from settlement_marks where brand = $1", [brand]);
  return rows[0] ? new Date(asText(rows[0].at)).getTime() : 0;
}

/** A player below two agents loses ₹100.00; the job pays ten minutes later. */
async function played(world: World, paying: "brand" | "upline" | "both") {
  world.advance(30 * MINUTE);
  const top = await addMember(world, 0n, { kind: 1 });
  const low = await addMember(world, 0n, { kind: 2, uplineId: top.id, path: [top.id] });
  if (paying !== "upline") await agreed(world, top, null, 100_000);
  if (paying !== "brand") await agreed(world, low, top, 50_000);
  const table = await seatedIn(world, { uplineId: low.id, path: [top.id, low.id] });
  await playOut(world, table, "100.00");
  const { member } = table;
  // What is played after a window was closed counts in the next one. The clock of a real server cannot be moved past it.
  const counts = Math.max(world.system.now().getTime(), await closedTo(world));
  const act: Act = { way: "job", job: "settle-contracts", at: counts + 10 * MINUTE };
  return { top, low, player: member, act };
}

/** Runs the job; returns the id of the newest run. */
async function settledRun(world: World, act: Act): Promise<string> {
  const at = act.way === "job" ? act.at : 0;
  for (const brand of await listBrands(world.system))
    if (brand.code === world.brand) await settleBrand(world.system, brand, new Date(at));
  const [run] = await listRuns(world.system.db, world.brand);
  if (!run) throw new Error("Nothing was settled");
  return run.id;
}

/** A salary was paid, and a correction is to leave the player out. */
async function wronglyPaid(world: World, paying: "brand" | "upline") {
  const { top, low, player, act } = await played(world, paying);
  if (paying === "upline") await giveCommission(world, top, 60_000n);
  const run = await settledRun(world, act);
  const input = { brand: world.brand, id: run, leaveOut: player.username, reason: "Own bets of the agent" };
  return { top, low, act, input };
}

/** A salary was paid and corrected: the job takes back what was paid. */
async function corrected(world: World, paying: "brand" | "upline") {
  const { input, ...rest } = await wronglyPaid(world, paying);
  await operateByTwo(world, "settlement correct", input);
  return rest;
}

/** The upline owes ₹5.00, which the guarantee paid. */
async function owing(world: World) {
  const { top, act } = await played(world, "upline");
  await settledRun(world, act);
  return { top, act };
}

/** An agent with ₹600.00 of commission owes a dividend of ₹10.00 to the agent below, and is about to answer the bill. */
async function billed(world: World, id: "income.pay" | "income.refuse") {
  const top = await addMember(world, 0n, { kind: 1 });
  const low = await addMember(world, 0n, { kind: 2, uplineId: top.id, path: [top.id] });
  await giveCommission(world, top, 60_000n);
  const token = await signIn(world, top);
  await readyToWithdraw(clientOf(world, token), `${top.username}@okaxis`);
  const answer = { id: await addStatement(world, low.id, top.id), paymentPassword: PIN };
  const reason = "The bonus of this week was not taken off.";
  const input = id === "income.refuse" ? { ...answer, reason } : answer;
  const act: Act = { way: "call", token, id, input, key: newKey() };
  return { top, low, act };
}

/** An agent without commission owes a dividend of ₹10.00 to the agent below: the job pays it from the guarantee after its deadline. */
async function overdue(world: World) {
  const top = await addMember(world, 0n, { kind: 1 });
  const low = await addMember(world, 0n, { kind: 2, uplineId: top.id, path: [top.id] });
  const dueAt = new Date(world.system.now().getTime() + 10 * MINUTE);
  await addStatement(world, low.id, top.id, dueAt);
  const act: Act = { way: "job", job: "settle-contracts", at: dueAt.getTime() };
  return { low, act };
}

export const settlementOperations = {
  "a bill after its deadline, at its receiver": dueOperation(["settlement-received"], async (world) => {
    const { low, act } = await overdue(world);
    return { act, who: { member: low.id }, change: { commission: "1000" } };
  }),
  "a bill, at its payer": operation(["settlement-sent"], async (world) => {
    const { top, act } = await billed(world, "income.pay");
    return { act, who: { member: top.id }, change: { commission: "-1000" } };
  }),
  "a bill that its payer refuses, at its receiver": operation(["settlement-received"], async (world) => {
    const { low, act } = await billed(world, "income.refuse");
    return { act, who: { member: low.id }, change: { commission: "1000" } };
  }),
  "a salary of the brand": dueOperation(["settlement-paid"], async (world) => {
    const { top, act } = await played(world, "brand");
    return { act, who: { member: top.id }, change: { commission: "1000" } };
  }),
  "a salary of an upline, at its downline": dueOperation(["settlement-received"], async (world) => {
    const { low, act } = await played(world, "upline");
    return { act, who: { member: low.id }, change: { commission: "500" } };
  }),
  "a salary of an upline, at the upline": dueOperation(["settlement-sent"], async (world) => {
    const { top, act } = await played(world, "upline");
    await giveCommission(world, top, 60_000n);
    return { act, who: { member: top.id }, change: { commission: "-500" } };
  }),
  "a salary that pays a salary below it": dueOperation(["settlement-paid", "settlement-sent"], async (world) => {
    const { top, act } = await played(world, "both");
    return { act, who: { member: top.id }, change: { commission: "500" } };
  }),
  "a salary that the guarantee pays": dueOperation(["guarantee-paid", "settlement-sent"], async (world) => {
    const { top, act } = await played(world, "upline");
    return { act, who: { member: top.id }, change: {} };
  }),
  "a debt that commission repays": dueOperation(["guarantee-repaid"], async (world) => {
    const { top, act } = await owing(world);
    await giveCommission(world, top, 60_000n);
    return { act, who: { member: top.id }, change: { commission: "-500" } };
  }),
  "a salary that a correction takes back for the brand": dueOperation(["settlement-returned"], async (world) => {
    const { top, act } = await corrected(world, "brand");
    return { act, who: { member: top.id }, change: { commission: "-1000" } };
  }),
  "a salary that a correction takes back, at its downline": dueOperation(["settlement-returned"], async (world) => {
    const { low, act } = await corrected(world, "upline");
    return { act, who: { member: low.id }, change: { commission: "-500" } };
  }),
  "a salary that a correction takes back, at the upline": dueOperation(["settlement-regained"], async (world) => {
    const { top, act } = await corrected(world, "upline");
    return { act, who: { member: top.id }, change: { commission: "500" } };
  }),
  "a correction that two operators make": operation([], async (world) => {
    const { low, input } = await wronglyPaid(world, "upline");
    const id = await requestFor(world, "settlement correct", input);
    return {
      act: { way: "operator", request: { name: "requests approve", input: { id }, as: "ravi" } },
      who: { member: low.id },
      change: {},
      next: { commission: "-500" },
    };
  }),
  "a debt that two operators waive": operation(["guarantee-waived", "guarantee-repaid"], async (world) => {
    const { top } = await owing(world);
    const input = { brand: world.brand, member: top.username, reason: "Agreed with the agent" };
    const id = await requestFor(world, "settlement waive", input);
    return {
      act: { way: "operator", request: { name: "requests approve", input: { id }, as: "ravi" } },
      who: { member: top.id },
      change: {},
    };
  }),
} as const;
