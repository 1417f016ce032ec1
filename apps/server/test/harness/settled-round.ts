import { runIn } from "../../src/platform/database/raw.ts";
import { loadBrandDebt } from "../../src/modules/payments/collect-debt.ts";
import { clientOf } from "./client.ts";
import { about, ending, placeBet, providerCall, type Table } from "./provider.ts";

/** A round of ₹20.00 that has won this and was ended. */
export async function settledRound({ world, seat }: Table, won: string) {
  const bet = await placeBet(world, seat, { amount: "20.00" });
  if (won !== "0.00") await providerCall(world, "win", about(seat, bet, won));
  const end = { ...ending(seat, bet.roundId, "20.00", won), detail: { summary: "The end" } };
  const { code } = await providerCall(world, "endRound", end);
  if (code !== "ok") throw new Error(`The round was not ended: ${code}`);
  return { bet, end };
}

/** The member's betting record, the newest first. */
export const listBets = async ({ world, token }: Table) => (await clientOf(world, token).read("bets.list")).items;

/** What the member owes the brand, in minor units. */
export const loadDebt = async ({ world, member }: Table) => await loadBrandDebt(runIn(world.system.db), member.owner);
