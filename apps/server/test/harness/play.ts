import { settleBrand } from "../../src/modules/agents/settlement/run-settlements.ts";
import { listBrands } from "../../src/platform/brand/queries.ts";
import { addMember, deposit, signIn, type TestMember } from "./member.ts";
import { about, ending, placeBet, providerCall, takeSeat } from "./provider.ts";
import { asProduct } from "./record-statements.ts";
import type { World } from "./world.ts";

/** A player below an agent, with ₹10,000.00. */
export async function playerBelow(world: World, path: readonly TestMember[]): Promise<TestMember> {
  const player = await addMember(world, 0n, { uplineId: path.at(-1)?.id ?? null, path: path.map(({ id }) => id) });
  await deposit(world, player.owner, 1_000_000n);
  return player;
}

/** One settled round: a bet, and what it won. */
export async function playRound(world: World, player: TestMember, bet: string, won?: string): Promise<void> {
  const seat = await takeSeat(world, await signIn(world, player));
  const placed = await placeBet(world, seat, { amount: bet });
  if (won !== undefined) await providerCall(world, "win", about(seat, placed, won));
  const { code } = await providerCall(world, "endRound", ending(seat, placed.roundId, bet, won ?? "0.00"));
  if (code !== "ok") throw new Error(`The round did not end: ${code}`);
}

/** The job of settlement, for this world's brand alone: its database has others. */
export async function settle({ system, brand: code }: World): Promise<void> {
  const brand = (await listBrands(system)).find((one) => one.code === code);
  if (brand) await asProduct(async () => await settleBrand(system, brand, system.now()));
}
