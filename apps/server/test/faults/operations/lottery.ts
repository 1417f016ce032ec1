import { and, eq } from "drizzle-orm";
import { drawOnce } from "../../../src/modules/lottery/draws/draw-once.ts";
import { lotteryDraws } from "../../../src/modules/lottery/schema.ts";
import { stepDraw } from "../../../src/modules/lottery/draws/step-draw.ts";
import { roundSettled } from "../../../src/subscribers.ts";
import { clientFor, newKey } from "../../harness/bank.ts";
import { addOpenDraw } from "../../harness/draws.ts";
import { addLotteries } from "../../harness/lottery.ts";
import { addMember, signIn } from "../../harness/member.ts";
import { requestFor } from "../../harness/operate.ts";
import type { World } from "../../harness/world.ts";
import { operation } from "../operation.ts";

const game = "DICE_5M";
const REASON = "Wrong numbers were written";

const isOf = ({ issue }: { readonly issue: string }) => and(eq(lotteryDraws.game, game), eq(lotteryDraws.issue, issue));

const orderOf = ({ issue }: { readonly issue: string }, selection: string) => ({
  gameCode: game,
  issue,
  bets: [{ play: "sum-half", selection, unit: "1.00", multiple: 10 }],
});

/** A member with a ticket of ₹10.00 on the small sums. No server closes its draw by itself while it is killed and starts again. */
async function ticketed(world: World) {
  await addLotteries(world, game);
  const member = await addMember(world, 100_000n);
  const client = await clientFor(world, member);
  const { closesAt, drawsAt, ...key } = await addOpenDraw(world, game);
  await client.write("lottery.buy", orderOf(key, "small"), { key: newKey() });
  return { member, key, closesAt, drawsAt };
}

/** A draw with a ticket of ₹20.00, of which one half wins ₹19.10 whatever comes. */
async function sureOf(world: World) {
  await addLotteries(world, game);
  const member = await addMember(world, 100_000n);
  const { closesAt, drawsAt, ...key } = await addOpenDraw(world, game);
  await (await clientFor(world, member)).write("lottery.buy", orderOf(key, "big small"), { key: newKey() });
  return { member, key, closesAt, drawsAt };
}

const stepping = ({ issue }: { readonly issue: string }, at: Date) =>
  ({ way: "job", job: "lottery-draws", at: at.getTime(), key: `${game}/${issue}` }) as const;

/** A draw that was settled by other numbers than its seed and root say: on which the ticket had won, or had lost. */
async function mistaken(world: World, had: "won" | "lost") {
  for (;;) {
    const { member, key, closesAt, drawsAt } = await ticketed(world);
    // The clock of a real server cannot be moved.
    const at = (time: Date) => ({ ...world.system, now: () => time });
    await stepDraw(at(closesAt), roundSettled, key);
    await drawOnce(at(drawsAt), key);
    const { db } = world.system;
    const [drawn] = await db.select().from(lotteryDraws).where(isOf(key));
    const isSmall = (drawn?.numbers ?? []).reduce((sum, number) => sum + Number(number), 0) <= 10;
    const isWanted = isSmall === (had === "lost");
    const numbers = had === "won" ? ["1", "1", "2"] : ["6", "6", "5"];
    if (isWanted) await db.update(lotteryDraws).set({ numbers }).where(isOf(key));
    await stepDraw(at(drawsAt), roundSettled, key);
    if (isWanted) return { member, key };
  }
}

const approving = (id: string) =>
  ({ way: "operator", request: { name: "requests approve", as: "ravi", input: { id } } }) as const;

const corrected = (had: "won" | "lost", cash: string) => async (world: World) => {
  const { member, key } = await mistaken(world, had);
  const id = await requestFor(world, "lottery correct", { ...key, reason: REASON });
  return { act: approving(id), who: { member: member.id }, change: { cash } };
};

/** A ticket, and its draw until it is settled; draws that operators cancel and correct, by two. */
export const lotteryOperations = {
  "a ticket that a member buys": operation(["bet"], async (world) => {
    await addLotteries(world, game);
    const member = await addMember(world, 100_000n);
    const token = await signIn(world, member);
    const act = {
      way: "call",
      token,
      id: "lottery.buy",
      input: orderOf(await addOpenDraw(world, game), "small"),
      key: newKey(),
    } as const;
    return { act, who: { member: member.id }, change: { cash: "-1000", tickets: "1" } };
  }),
  "a draw that closes": operation([], async (world) => {
    const { member, key, closesAt } = await sureOf(world);
    return { act: stepping(key, closesAt), who: { member: member.id }, change: { "closed draws": "1" } };
  }),
  "a draw that is drawn and settled": operation(["win"], async (world) => {
    const { member, key, closesAt, drawsAt } = await sureOf(world);
    await stepDraw({ ...world.system, now: () => closesAt }, roundSettled, key);
    return { act: stepping(key, drawsAt), who: { member: member.id }, change: { cash: "1910", "settled tickets": "1" } };
  }),
  "a draw that is cancelled": operation(["rollback"], async (world) => {
    const { member, key } = await ticketed(world);
    const id = await requestFor(world, "lottery cancel", { ...key, reason: "The hall is closed" });
    return { act: approving(id), who: { member: member.id }, change: { cash: "1000" } };
  }),
  "a correction that pays more": operation(["win"], corrected("lost", "1910")),
  "a correction that takes back": operation(["win-taken-back"], corrected("won", "-1910")),
} as const;
