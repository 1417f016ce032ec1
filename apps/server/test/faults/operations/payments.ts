import type { Client } from "@baize/api/client/client";
import type { Actor } from "@baize/domain/state-machine/machine";
import type { WithdrawalState } from "@baize/domain/payments/withdrawal-state";
import { clientFor, newKey, makeReport, sendReport } from "../../harness/bank.ts";
import { addMember, signIn, type TestMember } from "../../harness/member.ts";
import { PIN, readyToWithdraw, step } from "../../harness/payout.ts";
import { clientOf } from "../../harness/client.ts";
import { operateByTwo, requestFor } from "../../harness/operate.ts";
import type { World } from "../../harness/world.ts";
import type { Act } from "../act.ts";
import { dueOperation, operation } from "../operation.ts";

const MONTH = 30 * 86_400_000;
const WANTED = { amount: "1000.00", paymentPassword: PIN };
const byOperator = (name: string, id: string, rest: object = {}): Act => ({
  way: "operator",
  request: { name, as: "meera", input: { id, ...rest } },
});
/** The approval of what another operator asked for. */
const byTwo = async (world: World, name: string, id: string, rest: object = {}): Promise<Act> => ({
  way: "operator",
  request: { name: "requests approve", as: "ravi", input: { id: await requestFor(world, name, { id, ...rest }) } },
});
const who = ({ id }: TestMember) => ({ member: id });

/** A deposit of ₹1,000.00 by card, with a fee of ₹20.00. */
async function deposited(world: World) {
  const member = await addMember(world);
  const client = await clientFor(world, member);
  return { member, made: await client.write("deposits.create", { channel: "card", amount: "1000.00" }, { key: newKey() }) };
}

const CHARGEBACK = { reason: "The payer's bank took it back" };

/** The same, credited: ₹980.00 arrived, and ₹500.00 of them are gone. */
async function spent(world: World) {
  const { member, made } = await deposited(world);
  await sendReport(world, await makeReport(world, made, "succeeded"));
  const wish = { brand: world.brand, member: member.username, amount: "-500.00", reason: "Spent since" };
  await operateByTwo(world, "money adjust", wish);
  return { member, made };
}

type Steps = readonly (readonly [WithdrawalState, Actor])[];
const TO_PAYING: Steps = [
  ["approved", "operator"],
  ["paying", "operator"],
];
const TO_PAID: Steps = [...TO_PAYING, ["paid", "operator"]];

/** A withdrawal of ₹1,000.00 with a fee of ₹5.00, after these steps, to an account that the sandbox bank can pay or cannot. */
async function withdrawn(world: World, steps: Steps = [], number = "ananya@okaxis") {
  const member = await addMember(world, 300_000n);
  const token = await signIn(world, member);
  const client: Client = clientOf(world, token);
  const account = await readyToWithdraw(client, number);
  const { id, sent } = await client.write("withdrawals.create", { account, ...WANTED }, { key: newKey() });
  for (const [to, by] of steps) if (!(await step(world, id, to, by))) throw new Error(`No step to ${to}`);
  return { member, token, id, sent };
}

function reported(status: "succeeded" | "failed") {
  return async (world: World) => {
    // A restarted server delivers its own sandbox reports too; they must agree.
    const { member, id, sent } = await withdrawn(world, TO_PAYING, status === "failed" ? "fail@sandbox" : undefined);
    const report = { ...(await makeReport(world, { id, amount: sent }, status)), kind: "payout" as const };
    const cash = status === "failed" ? "100000" : "0";
    return { act: { way: "report", report } as const, who: who(member), change: { cash, locked: "-100000", steps: "1" } };
  };
}

/** One step by an operator. */
const decided =
  (command: string, steps: Steps, change: Record<string, string>, given: object = {}) =>
  async (world: World) => {
    const { member, id } = await withdrawn(world, steps);
    const name = `withdrawals ${command}`;
    const act = command === "refund" ? await byTwo(world, name, id) : byOperator(name, id, given);
    return { act, who: who(member), change: { steps: "1", ...change } };
  };

const FREED = { cash: "100000", locked: "-100000" };
const CREDITED = { cash: "98000", steps: "1" };

export const depositOperations = {
  "a deposit that its adapter reports": operation(["deposit", "deposit-fee"], async (world) => {
    const { member, made } = await deposited(world);
    return { act: { way: "report", report: await makeReport(world, made, "succeeded") }, who: who(member), change: CREDITED };
  }),
  "a deposit that an operator saw": operation(["deposit", "deposit-fee"], async (world) => {
    const { member, made } = await deposited(world);
    return { act: await byTwo(world, "deposits approve", made.id), who: who(member), change: CREDITED };
  }),
  "a deposit that is reversed after it was spent": operation(["deposit-reversal", "debt-booked"], async (world) => {
    const { member, made } = await spent(world);
    return {
      act: await byTwo(world, "deposits reverse", made.id, CHARGEBACK),
      who: who(member),
      change: { cash: "-48000", steps: "1" },
    };
  }),
  "a deposit of a member who owes": operation(["deposit", "deposit-fee", "debt-collected"], async (world) => {
    const { member, made } = await spent(world);
    await operateByTwo(world, "deposits reverse", { id: made.id, ...CHARGEBACK });
    const client = await clientFor(world, member);
    const next = await client.write("deposits.create", { channel: "card", amount: "1000.00" }, { key: newKey() });
    // Of ₹980.00 that arrive, ₹500.00 are owed.
    const report = await makeReport(world, next, "succeeded");
    return { act: { way: "report", report }, who: who(member), change: { cash: "48000", steps: "1" } };
  }),
  "an unpaid deposit": dueOperation([], async (world) => {
    const { member } = await deposited(world);
    const at = world.system.now().getTime() + MONTH;
    return { act: { way: "job", job: "expire-deposits", at }, who: who(member), change: { steps: "1" } };
  }),
} as const;

export const withdrawalOperations = {
  "a withdrawal that is asked for": operation(["withdraw-hold"], async (world) => {
    const member = await addMember(world, 300_000n);
    const token = await signIn(world, member);
    const account = await readyToWithdraw(clientOf(world, token));
    const act = { way: "call", token, id: "withdrawals.create", input: { account, ...WANTED }, key: newKey() } as const;
    return { act, who: who(member), change: { cash: "-100000", locked: "100000", steps: "1" } };
  }),
  "a withdrawal that is cancelled": operation(["withdraw-release"], async (world) => {
    const { member, token, id } = await withdrawn(world);
    const act = { way: "call", token, id: "withdrawals.cancel", input: { id } } as const;
    return { act, who: who(member), change: { ...FREED, steps: "1" } };
  }),
  "a withdrawal that is approved": operation([], decided("approve", [], {})),
  "a withdrawal that is rejected": operation(["withdraw-release"], decided("reject", [], FREED, { reason: "identity" })),
  "a withdrawal that is handed over": operation([], async (world) => ({
    ...(await decided("pay", [["approved", "operator"]], { orders: "1" })(world)),
    // The sandbox bank pays withdrawals that it was handed.
    next: { locked: "-100000", steps: "1" },
  })),
  "a payout that is reported": operation(["withdraw-paid", "withdraw-fee"], reported("succeeded")),
  "a payout that failed": operation(["withdraw-release"], reported("failed")),
  "a payout that the sandbox bank makes": dueOperation(["withdraw-paid", "withdraw-fee"], async (world) => {
    const { member } = await withdrawn(world, TO_PAYING);
    const act = { way: "job", job: "sandbox-bank", at: 0 } as const;
    return { act, who: who(member), change: { locked: "-100000", steps: "1" } };
  }),
  "a receipt that is confirmed": operation([], async (world) => {
    const { member, token, id } = await withdrawn(world, TO_PAID);
    const input = { id, receipt: "received" };
    const act = { way: "call", token, id: "withdrawals.receipt", input, key: newKey() } as const;
    return { act, who: who(member), change: { steps: "1" } };
  }),
  "a receipt that the clock confirms": dueOperation([], async (world) => {
    const { member } = await withdrawn(world, TO_PAID);
    const at = world.system.now().getTime() + MONTH;
    return { act: { way: "job", job: "confirm-withdrawals", at }, who: who(member), change: { steps: "1" } };
  }),
  "a dispute that is refunded": operation(
    ["withdraw-refund"],
    decided("refund", [...TO_PAID, ["disputed", "member"]], { cash: "100000" }),
  ),
} as const;
