import { eq } from "drizzle-orm";
import { drawOnce } from "../../../src/modules/lottery/draws/draw-once.ts";
import { lotteryDraws } from "../../../src/modules/lottery/schema.ts";
import { stepDraw } from "../../../src/modules/lottery/draws/step-draw.ts";
import { roundSettled } from "../../../src/subscribers.ts";
import { clientFor, newKey } from "../../harness/bank.ts";
import { advanceTo } from "../../harness/draws.ts";
import { addLotteries } from "../../harness/lottery.ts";
import { addMember } from "../../harness/member.ts";
import { requestFor } from "../../harness/operate.ts";
import type { World } from "../../harness/world.ts";
import { operation } from "../operation.ts";

const game = "QUICK_DICE";
/** The shortest time to the close that leaves room to buy, in ms. */
const MARGIN_MS = 20_000;
const REASON = "Wrong numbers were written";

/** A member with a ticket of ₹10.00 on the small sums, in the draw that is open. */
async function ticketed(world: World) {
  await addLotteries(world, game);
  const member = await addMember(world, 100_000n);
  const client = await clientFor(world, member);
  // On a slow machine the first draw may be about to close.
  const latest = world.system.now().getTime() + MARGIN_MS;
  const draw = (await client.read("lottery.game", { gameCode: game })).draws.find(({ closesAt }) => closesAt > latest);
  if (!draw) throw new Error("No draw is announced");
  if (draw.opensAt > world.system.now().getTime()) advanceTo(world, draw.opensAt);
  const bets = [{ play: "sum-half", selection: "small", unit: "1.00", multiple: 10 }];
  await client.write("lottery.buy", { gameCode: game, issue: draw.issue, bets }, { key: newKey() });
  return { member, key: { game, issue: draw.issue }, draw };
}

/** A draw that was settled by other numbers than its seed and root say: on which the ticket had won, or had lost. */
async function mistaken(world: World, had: "won" | "lost") {
  for (;;) {
    const { member, key, draw } = await ticketed(world);
    advanceTo(world, draw.closesAt);
    await stepDraw(world.system, roundSettled, key);
    advanceTo(world, draw.drawsAt);
    await drawOnce(world.system, key);
    const { db } = world.system;
    const [drawn] = await db.select().from(lotteryDraws).where(eq(lotteryDraws.issue, key.issue));
    const isSmall = (drawn?.numbers ?? []).reduce((sum, number) => sum + Number(number), 0) <= 10;
    const isWanted = isSmall === (had === "lost");
    const numbers = had === "won" ? ["1", "1", "2"] : ["6", "6", "5"];
    if (isWanted) await db.update(lotteryDraws).set({ numbers }).where(eq(lotteryDraws.issue, key.issue));
    await stepDraw(world.system, roundSettled, key);
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

/** Draws that operators cancel and correct, by two. */
export const lotteryOperations = {
  "a draw that is cancelled": operation(["rollback"], async (world) => {
    const { member, key } = await ticketed(world);
    const id = await requestFor(world, "lottery cancel", { ...key, reason: "The hall is closed" });
    return { act: approving(id), who: { member: member.id }, change: { cash: "1000" } };
  }),
  "a correction that pays more": operation(["win"], corrected("lost", "1910")),
  "a correction that takes back": operation(["win-taken-back"], corrected("won", "-1910")),
} as const;
