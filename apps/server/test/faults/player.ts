import type { Client } from "@baize/api/client/client";
import { runIn } from "../../src/db/raw.ts";
import { memberAccount } from "../../src/ledger/account.ts";
import { balanceOf } from "../../src/ledger/post.ts";
import type { SeededRandom } from "../../src/seed/random.ts";
import { newKey, reportOf, tellServer } from "../harness/bank.ts";
import { clientOf } from "../harness/client.ts";
import { addMember, signIn, type TestMember } from "../harness/member.ts";
import { PIN, readyToWithdraw, step } from "../harness/payout.ts";
import { about, ending, newId, placeBet, providerCall, type Seat, takeSeat } from "../harness/provider.ts";
import type { World } from "../harness/world.ts";

/** What one thread would have counted. */
interface Model {
  cash: bigint;
  locked: bigint;
}

export interface Player {
  readonly member: TestMember;
  readonly client: Client;
  readonly seat: Seat;
  readonly account: string;
  readonly model: Model;
}

export async function addPlayer(world: World, cash: bigint): Promise<Player> {
  const member = await addMember(world, cash);
  const token = await signIn(world, member);
  const client = clientOf(world, token);
  const [seat, account] = [await takeSeat(world, token), await readyToWithdraw(client)];
  return { member, client, seat, account, model: { cash, locked: 0n } };
}

const wire = (minor: number) => (minor / 100).toFixed(2);

/** Whoever asks asks twice at once, and again where neither was answered. */
async function twice<T>(ask: () => Promise<T>, good: (answer: T) => boolean = () => true): Promise<T | undefined> {
  for (let again = 0; again < 12; again += 1) {
    const answers = await Promise.allSettled([ask(), ask()]);
    for (const answer of answers) if (answer.status === "fulfilled" && good(answer.value)) return answer.value;
  }
  return undefined;
}

const answered = ({ code }: { code?: string }) => code !== undefined && !code.startsWith("system.");

async function round(world: World, { seat, model }: Player, random: SeededRandom): Promise<void> {
  const stake = random.between(100, 60_000);
  const amount = wire(stake);
  const bet = { roundId: newId("round"), transactionId: newId("bet"), amount };
  const reply = await twice(async () => await placeBet(world, seat, bet), answered);
  const enough = model.cash >= BigInt(stake);
  if (reply?.code === "ok") model.cash -= BigInt(stake);
  if (!enough || reply?.code !== "ok") return;
  const call = async (name: "win" | "rollback" | "endRound", body: object) =>
    await twice(async () => await providerCall(world, name, body), answered);
  if (random.chance(0.3)) {
    const back = await call("rollback", about(seat, bet, amount));
    if (back?.code === "ok") model.cash += BigInt(stake);
    return;
  }
  const won = random.chance(0.5) ? random.between(1, 90_000) : 0;
  if (won > 0) {
    const paid = await call("win", about(seat, bet, wire(won)));
    if (paid?.code === "ok") model.cash += BigInt(won);
  }
  await call("endRound", ending(seat, bet.roundId, amount, wire(won)));
}

async function payIn(world: World, { client, model }: Player, random: SeededRandom): Promise<void> {
  const amount = wire(random.between(10_000, 90_000));
  const key = newKey();
  const made = await twice(async () => await client.call("deposits.create", { channel: "upi", amount }, { key }));
  if (!made) return;
  const order = random.pick([["succeeded", "failed"], ["processing", "succeeded"], ["failed"], ["succeeded"]]);
  for (const status of order) {
    const report = reportOf(made, status === "failed" ? "failed" : status === "succeeded" ? "succeeded" : "processing");
    await twice(
      async () => await tellServer(world, report),
      (outcome) => outcome !== "fault",
    );
  }
  const { state } = await client.call("deposits.get", { id: made.id });
  if ((state === "succeeded") !== order.includes("succeeded")) throw new Error(`A deposit is ${state} after ${order.join(" ")}`);
  if (state === "succeeded") model.cash += BigInt(Math.round(Number(amount) * 100));
}

async function payOut(world: World, { client, account, model }: Player, random: SeededRandom): Promise<void> {
  const minor = random.between(50_000, 90_000);
  const input = { account, amount: wire(minor), paymentPassword: PIN };
  const key = newKey();
  const enough = model.cash >= BigInt(minor);
  const made = await twice(async () => await client.call("withdrawals.create", input, { key }));
  if (!made) {
    if (enough) throw new Error("A withdrawal was refused with enough money");
    return;
  }
  model.cash -= BigInt(minor);
  model.locked += BigInt(minor);
  const fate = random.next();
  if (fate < 0.2) return;
  if (fate < 0.5) {
    await twice(async () => await client.call("withdrawals.cancel", { id: made.id }));
    model.cash += BigInt(minor);
  } else {
    for (const to of ["approved", "paying"] as const) await twice(async () => await step(world, made.id, to));
    const status = fate < 0.8 ? "succeeded" : "failed";
    const report = { ...reportOf({ id: made.id, amount: made.sent }, status), kind: "payout" as const };
    await twice(
      async () => await tellServer(world, report),
      (outcome) => outcome !== "fault",
    );
    if (status === "failed") model.cash += BigInt(minor);
  }
  model.locked -= BigInt(minor);
}

/** One thing that a member does; the model does it once. */
export async function act(world: World, player: Player, random: SeededRandom): Promise<void> {
  const roll = random.next();
  await (roll < 0.5 ? round : roll < 0.75 ? payIn : payOut)(world, player, random);
}

/** What the ledger holds beyond the model, cash and locked together with the sign of what was lost. */
export async function beyond(world: World, { member, model }: Player): Promise<Record<"cash" | "locked", bigint>> {
  const run = runIn(world.system.db);
  const held = async (kind: "cash" | "locked") => (await balanceOf(run, memberAccount(member.owner, kind))) ?? 0n;
  return { cash: (await held("cash")) - model.cash, locked: (await held("locked")) - model.locked };
}
