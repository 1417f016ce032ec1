import { InsufficientFunds } from "../../src/ledger/post.ts";
import { eq } from "drizzle-orm";
import { isApiError } from "@baize/api/client/api-error";
import { paymentPasswords } from "../../src/modules/payments/schema.ts";
import { newKey } from "../harness/bank.ts";
import { clientOf } from "../harness/client.ts";
import { addMember, loadCash, cheapHash, signIn, type TestMember } from "../harness/member.ts";
import { pay } from "../harness/pay.ts";
import { PIN, readyToWithdraw } from "../harness/payout.ts";
import { splitWorld } from "./split-brand.ts";
import type { World } from "../harness/world.ts";
import type { FaultRun } from "./fault-run.ts";
import { type Row, Tally } from "./tally.ts";

const AT_ONCE = 16;

/** Pays cash from one member to the other; false where the payer has less. */
export async function payIfEnough(world: World, from: TestMember, to: TestMember, amount: bigint): Promise<boolean> {
  try {
    await pay(world, from, to, amount);
    return true;
  } catch (error) {
    if (error instanceof InsufficientFunds) return false;
    throw error;
  }
}

/** Two members pay each other in both directions at once. */
export async function payBothWays({ world, seed, random }: FaultRun, times: number): Promise<Row> {
  const tally = new Tally("A pays B while B pays A", seed);
  const [a, b] = [await addMember(world, 50_000n), await addMember(world, 50_000n)];
  let [left, expected] = [times, 50_000n];
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const [forth, amount] = [random.chance(0.5), BigInt(random.between(1, 40_000))];
      if (await payIfEnough(world, forth ? a : b, forth ? b : a, amount)) expected += forth ? -amount : amount;
      tally.tried();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  tally.compare("what A has", await loadCash(world, a), expected);
  tally.compare("what both have", (await loadCash(world, a)) + (await loadCash(world, b)), 100_000n);
  await tally.checkInvariants(world.system.db, "afterwards");
  return tally.row();
}

/** Concurrent calls of one member: five unfinished tries of the withdrawal password would lock it. */
const HANDS = 2;
const ROUTES = /(\d\d)$/;
const decimal = (minor: bigint) => minor.toString().padStart(3, "0").replace(ROUTES, ".$1");

/** The same by the members' own calls: an agent sends down while the downline sends up. Some calls are made twice at once. */
export async function sendBothWays({ world, seed, random }: FaultRun, times: number): Promise<Row> {
  const tally = new Tally("A sends B while B sends A, through the front door", seed);
  const split = splitWorld(world);
  const { db } = split.system;
  const agent = await addMember(split, 50_000n, { kind: 1 });
  const player = await addMember(split, 50_000n, { uplineId: agent.id, path: [agent.id], toUpline: true });
  const openTo = async (member: TestMember) => {
    const client = clientOf(split, await signIn(split, member));
    await readyToWithdraw(client);
    await db
      .update(paymentPasswords)
      .set({ hash: cheapHash(PIN) })
      .where(eq(paymentPasswords.memberId, member.id));
    return client;
  };
  const [down, up] = [await openTo(agent), await openTo(player)];
  let [left, expected] = [times, 50_000n];
  const send = async (forth: boolean, amount: bigint) => {
    const to = forth ? { to: "downline" as const, account: player.username } : { to: "upline" as const };
    const key = newKey();
    const ask = async () =>
      await (forth ? down : up).write("upline.send", { ...to, amount: decimal(amount), paymentPassword: PIN }, { key });
    const answers = await Promise.allSettled(random.chance(0.2) ? [ask(), ask()] : [ask()]);
    for (const answer of answers)
      if (answer.status === "rejected" && !(isApiError(answer.reason) && answer.reason.code === "money.insufficient"))
        tally.fail(`sent ${forth ? "down" : "up"}: ${answer.reason}`);
    if (answers.some(({ status }) => status === "fulfilled")) expected += forth ? -amount : amount;
    tally.tried();
  };
  const hand = async (forth: boolean) => {
    while (left > 0) {
      left -= 1;
      await send(forth, BigInt(random.between(1, 40_000)));
    }
  };
  await Promise.all([true, false].flatMap((forth) => Array.from({ length: HANDS }, async () => await hand(forth))));
  tally.compare("what A has", await loadCash(split, agent), expected);
  tally.compare("what both have", (await loadCash(split, agent)) + (await loadCash(split, player)), 100_000n);
  await tally.checkInvariants(db, "afterwards");
  return tally.row();
}
