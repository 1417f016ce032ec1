import { canMove } from "@baize/domain/state-machine/machine";
import { afterReport, DEPOSIT, type DepositState } from "@baize/domain/payments/deposit-state";
import type { PaymentReport } from "../../src/modules/payments/reports/report.ts";
import { clientFor, newKey, makeReport, sendReport } from "../harness/bank.ts";
import { addMember, loadCash } from "../harness/member.ts";
import { PIN, readyToWithdraw, step } from "../harness/payout.ts";
import { about, vendorId, placeBet, providerCall, seatedIn } from "../harness/provider.ts";
import type { World } from "../harness/world.ts";
import type { SeededRandom } from "../../src/seed/random.ts";
import type { FaultRun } from "./fault-run.ts";
import { type Row, Tally } from "./tally.ts";

const STATUSES = ["processing", "succeeded", "failed"] as const;

/** Each item one to three times, in random order. */
const mixed = <T>(random: SeededRandom, things: readonly T[]): T[] =>
  random.shuffled(things.flatMap((thing) => Array.from({ length: random.between(1, 3) }, () => thing)));

/** The state that a deposit must reach by these reports. */
function modelled(reports: readonly PaymentReport[]): DepositState {
  let state: DepositState = "created";
  const seen = new Set<string>();
  for (const { event, status } of reports) {
    if (seen.has(event)) continue;
    seen.add(event);
    const to = afterReport(state, status, true);
    if (canMove(DEPOSIT, state, to, "adapter")) state = to;
  }
  return state;
}

async function deposits(world: World, random: SeededRandom, tally: Tally, where: string): Promise<void> {
  const member = await addMember(world);
  const client = await clientFor(world, member);
  const made = await client.write("deposits.create", { channel: "upi", amount: "500.00" }, { key: newKey() });
  const told = STATUSES.filter(() => random.chance(0.7));
  const reports = mixed(random, await Promise.all(told.map(async (status) => await makeReport(world, made, status))));
  const atOnce = random.chance(0.3);
  if (atOnce) await Promise.all(reports.map(async (report) => await sendReport(world, report)));
  else for (const report of reports) await sendReport(world, report);
  const { state } = await client.read("deposits.get", { id: made.id });
  const expected = atOnce ? state : modelled(reports);
  const order = reports.map(({ status }) => status).join(" ");
  if (state !== expected) tally.fail(`${where}: a deposit is ${state}, not ${expected}, after ${order}`);
  tally.compare(`${where}: a deposit after ${order}`, await loadCash(world, member), expected === "succeeded" ? 50_000n : 0n);
}

async function payouts(world: World, random: SeededRandom, tally: Tally, where: string): Promise<void> {
  const member = await addMember(world, 300_000n);
  const client = await clientFor(world, member);
  const account = await readyToWithdraw(client);
  const wanted = { account, amount: "1000.00", paymentPassword: PIN };
  const { id, sent } = await client.write("withdrawals.create", wanted, { key: newKey() });
  await step(world, id, "approved");
  await step(world, id, "paying");
  const told = async (status: PaymentReport["status"]) => ({
    ...(await makeReport(world, { id, amount: sent }, status)),
    kind: "payout" as const,
  });
  const reports = mixed(random, await Promise.all(STATUSES.map(told)));
  for (const report of reports) await sendReport(world, report);
  const first = reports.find(({ status }) => status !== "processing")?.status;
  const order = reports.map(({ status }) => status).join(" ");
  tally.compare(`${where}: a payout after ${order}`, await loadCash(world, member), first === "failed" ? 300_000n : 200_000n);
}

interface Round {
  cash: bigint;
  bet: "none" | "taken" | "paid" | "rolled back" | "refused";
  won: boolean;
}

/** The expected result of one provider call. */
function play(round: Round, call: "bet" | "win" | "rollback"): void {
  if (call === "bet" && round.bet === "none") Object.assign(round, { bet: "taken", cash: round.cash - 1000n });
  if (call === "rollback" && round.bet === "none") round.bet = "refused";
  if (call === "rollback" && round.bet === "taken") Object.assign(round, { bet: "rolled back", cash: round.cash + 1000n });
  if (call === "win" && !round.won && round.bet === "taken")
    Object.assign(round, { bet: "paid", won: true, cash: round.cash + 2500n });
}

async function rounds(world: World, random: SeededRandom, tally: Tally, where: string): Promise<void> {
  const { seat, member } = await seatedIn(world);
  const bet = { roundId: vendorId("round"), transactionId: vendorId("bet") };
  const [win, back] = [about(seat, bet, "25.00"), about(seat, bet, "10.00")];
  const calls = {
    bet: async () => void (await placeBet(world, seat, { ...bet, amount: "10.00" })),
    win: async () => void (await providerCall(world, "win", win)),
    rollback: async () => void (await providerCall(world, "rollback", back)),
  };
  const round: Round = { cash: 100_000n, bet: "none", won: false };
  const order = mixed(random, ["bet", "win", "rollback"] as const);
  for (const call of order) {
    await calls[call]();
    play(round, call);
  }
  tally.compare(`${where}: a round after ${order.join(" ")}`, await loadCash(world, member), round.cash);
}

/** Sends reports and provider calls repeatedly and in random order. Each must have its effect once. */
export async function mixCallbacks({ world, seed, random }: FaultRun, tries: number): Promise<Row> {
  const tally = new Tally("callbacks repeated and reordered", seed);
  for (let time = 0; time < tries; time += 1) {
    const what = [deposits, payouts, rounds][time % 3] ?? deposits;
    await what(world, random.fork(String(time)), tally, `try ${time}`);
    tally.tried();
  }
  await tally.checkInvariants(world.system.db, "afterwards");
  return tally.row();
}
