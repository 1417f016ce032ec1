import { promotions, type PromotionOffer } from "../../../src/modules/rewards/promotion-schema.ts";
import { newId } from "../../../src/platform/ids/new-id.ts";
import { newKey } from "../../harness/bank.ts";
import { clientOf } from "../../harness/client.ts";
import { ending, placeBet, providerCall, type Table } from "../../harness/provider.ts";
import type { World } from "../../harness/world.ts";

const DAY = 86_400_000;

/** Adds a promotion that is open since yesterday; returns its id. */
export async function addOffer(
  { system, brand }: World,
  offer: PromotionOffer,
  way: "claim" | "raffle" = "claim",
): Promise<string> {
  const id = newId();
  const texts = { EN: { title: "Welcome", content: "Play it." } };
  const startsAt = new Date(system.now().getTime() - DAY);
  await system.db.insert(promotions).values({ id, brand, category: "deposit", position: 1, texts, startsAt, way, offer });
  return id;
}

/** Adds a bonus in play; returns its id. */
export async function bonusIn(world: World, token: string, offer: PromotionOffer): Promise<string> {
  const id = await addOffer(world, offer);
  const { bonusId } = await clientOf(world, token).write("promotions.claim", { id }, { key: newKey() });
  if (!bonusId) throw new Error("The offer was paid in cash");
  // Two rows of one millisecond would have no order.
  world.advance(1);
  return bonusId;
}

/** Plays a round that is lost in full: its stake is a valid bet. Returns what ended it. */
export async function playOut(world: World, { seat }: Table, stake: string): Promise<ReturnType<typeof ending>> {
  const { roundId, code } = await placeBet(world, seat, { amount: stake });
  const end = ending(seat, roundId, stake, "0.00");
  const answer = await providerCall(world, "endRound", end);
  if (answer.code !== "ok") throw new Error(`No round was played: ${code}, ${answer.code}`);
  return end;
}
