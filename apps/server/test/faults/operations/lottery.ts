import { and, eq, gt } from "drizzle-orm";
import { drawOnce } from "../../../src/modules/lottery/draws/draw-once.ts";
import { lotteryDraws } from "../../../src/modules/lottery/schema.ts";
import { beginSettlement, settleTicketsOf } from "../../../src/modules/lottery/settlement/settle-draw.ts";
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
async function addSureTicket(world: World) {
  await addLotteries(world, game);
  const member = await addMember(world, 100_000n);
  const { closesAt, drawsAt, ...key } = await addOpenDraw(world, game);
  await (await clientFor(world, member)).write("lottery.buy", orderOf(key, "big small"), { key: newKey() });
  return { member, key, closesAt, drawsAt };
}

const stepping = ({ issue }: { readonly issue: string }, at: Date) =>
  ({ way: "job", job: "lottery-draws", at: at.getTime(), key: `${game}/${issue}` }) as const;

/** A running chase that has the first of three tickets. */
async function chased(world: World, selection: string) {
  await addLotteries(world, game);
  const member = await addMember(world, 100_000n);
  const client = await clientFor(world, member);
  const { closesAt, drawsAt, ...key } = await addOpenDraw(world, game);
  // Two draws: a third would open by the server's own clock in a slow run, and its ticket be counted as a second one.
  const order = { ...orderOf(key, selection), multiples: [1, 1], stopOnWin: false };
  await client.write("lottery.chase", order, { key: newKey() });
  return { member, key, closesAt, drawsAt };
}

/** Planned from day to day: no draw of it comes while a test runs. */
const DAILY = "VN_NORTH";

/** How many draws of the daily game to announce, so that two of them are new: earlier operations may have let some of them close. */
async function twoMore(world: World): Promise<number> {
  await addLotteries(world, DAILY);
  const { db, now } = world.system;
  return (await db.$count(lotteryDraws, and(eq(lotteryDraws.game, DAILY), gt(lotteryDraws.closesAt, now())))) + 2;
}

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

const operating = (name: string, input: Record<string, unknown>) =>
  ({ way: "operator", request: { name, as: "meera", input } }) as const;
const approving = (id: string) =>
  ({ way: "operator", request: { name: "requests approve", as: "ravi", input: { id } } }) as const;

const corrected = (had: "won" | "lost", cash: string) => async (world: World) => {
  const { member, key } = await mistaken(world, had);
  const id = await requestFor(world, "lottery correct", { ...key, reason: REASON });
  return { act: approving(id), who: { member: member.id }, change: { cash } };
};

/** Draws from their announcement until they are settled, tickets and chases; draws that operators announce, close, cancel and correct. */
export const lotteryOperations = {
  "draws that an operator announces": operation([], async (world) => {
    const act = operating("lottery announce", { game: DAILY, count: await twoMore(world) });
    return { act, who: { game: DAILY }, change: { draws: "2" } };
  }),
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
  "a draw that an operator closes early": operation([], async (world) => {
    const { member, key } = await ticketed(world);
    return { act: operating("lottery close", key), who: { member: member.id }, change: { "closed draws": "1" } };
  }),
  "a draw that closes": operation([], async (world) => {
    const { member, key, closesAt } = await addSureTicket(world);
    return { act: stepping(key, closesAt), who: { member: member.id }, change: { "closed draws": "1" } };
  }),
  "a draw that is drawn and settled": operation(["win"], async (world) => {
    const { member, key, closesAt, drawsAt } = await addSureTicket(world);
    await stepDraw({ ...world.system, now: () => closesAt }, roundSettled, key);
    return { act: stepping(key, drawsAt), who: { member: member.id }, change: { cash: "1910", "settled tickets": "1" } };
  }),
  "a draw that pays two members": operation(["win"], async (world) => {
    const { member, key, closesAt, drawsAt } = await addSureTicket(world);
    const other = await addMember(world, 100_000n);
    await (await clientFor(world, other)).write("lottery.buy", orderOf(key, "big small"), { key: newKey() });
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
  "a chase whose next draw opens": operation(["bet"], async (world) => {
    const { member } = await chased(world, "small");
    const act = stepping(await addOpenDraw(world, game), world.system.now());
    return { act, who: { member: member.id }, begins: { tickets: "1" }, change: { cash: "-1000", tickets: "1" } };
  }),
  "a chase that goes on when its draw is settled": operation(["bet"], async (world) => {
    const { member, key, closesAt, drawsAt } = await chased(world, "big small");
    const at = (time: Date) => ({ ...world.system, now: () => time });
    // Closing it announces the draws of that time; the chase buys in the one that is open then.
    await stepDraw(at(closesAt), roundSettled, key);
    await drawOnce(at(drawsAt), key);
    await beginSettlement(at(drawsAt), key);
    await settleTicketsOf(at(drawsAt), roundSettled, key);
    const change = { cash: "-2000", tickets: "1" };
    return { act: stepping(key, drawsAt), who: { member: member.id }, begins: { tickets: "1" }, change };
  }),
} as const;
