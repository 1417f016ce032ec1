import { clientFor, newKey } from "./bank.ts";
import { advanceTo } from "./draws.ts";
import { addMember } from "./member.ts";
import type { World } from "./world.ts";

/** A bet on halves of the sum of three dice. */
export const halfBet = (selection: string, multiple = 10) => ({ play: "sum-half", selection, unit: "1.00", multiple });

/** A bet on both: one line wins ₹1.91 a multiple, whatever is drawn. */
export const BIG_AND_SMALL = "big small";
/** A bet of four lines. */
export const FOUR_HALVES = "big small odd even";

/** A member with ₹10,000.00 who bets on halves in a lottery of dice. `issue` moves the clock to when its next draw opens. */
export async function lotteryPlayer(world: World, gameCode: string, cash = 1_000_000n) {
  const member = await addMember(world, cash);
  const client = await clientFor(world, member);
  const issue = async () => {
    const [next] = (await client.read("lottery.game", { gameCode })).draws;
    if (next && next.opensAt > world.system.now().getTime()) advanceTo(world, next.opensAt);
    return next?.issue ?? "";
  };
  const buy = async (selection: string, multiple?: number) => {
    const order = { gameCode, issue: await issue(), bets: [halfBet(selection, multiple)] };
    return await client.write("lottery.buy", order, { key: newKey() });
  };
  const balance = async () => (await client.read("wallet.balance", {})).sumBalance.amount;
  const titles = async () => (await client.read("inbox.list")).items.map(({ title }) => title);
  return { member, client, issue, buy, balance, titles };
}
