import { and, eq } from "drizzle-orm";
import { drawOnce } from "../../../src/modules/lottery/draws/draw-once.ts";
import { lotteryDraws } from "../../../src/modules/lottery/schema.ts";
import { stepDraw } from "../../../src/modules/lottery/draws/step-draw.ts";
import { roundSettled } from "../../../src/subscribers.ts";
import { clientFor, newKey } from "../../harness/bank.ts";
import { addOpenDraw } from "../../harness/draws.ts";
import { addLotteries } from "../../harness/lottery.ts";
import { addMember } from "../../harness/member.ts";
import { requestFor } from "../../harness/operate.ts";
import type { World } from "../../harness/world.ts";
import { operation } from "../operation.ts";

const game = "DICE_5M";
const REASON = "Wrong numbers were written";

const isOf = ({ issue }: { readonly issue: string }) => and(eq(lotteryDraws.game, game), eq(lotteryDraws.issue, issue));

/** A member with a ticket of ₹10.00 on the small sums. No server closes its draw by itself while it is killed and starts again. */
async function ticketed(world: World) {
  await addLotteries(world, game);
  const member = await addMember(world, 100_000n);
  const client = await clientFor(world, member);
  const { closesAt, drawsAt, ...key } = await addOpenDraw(world, game);
  const bets = [{ play: "sum-half", selection: "small", unit: "1.00", multiple: 10 }];
  await client.write("lottery.buy", { gameCode: game, issue: key.issue, bets }, { key: newKey() });
  return { member, key, closesAt, drawsAt };
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
