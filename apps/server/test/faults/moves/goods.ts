import { rewards } from "../../../src/modules/rewards/mall-schema.ts";
import { newId } from "../../../src/platform/ids/new-id.ts";
import type { World } from "../../harness/world.ts";

/** The price of one piece: points, and minor units besides. */
export const GOODS = { points: 50n, amount: 20_000n } as const;

/** Adds goods of unlimited stock; returns their id. */
export async function addGoods({ system, brand }: World): Promise<string> {
  const id = newId();
  const texts = { EN: { title: "Lamp", content: "<p>Brass.</p>" } };
  const facts = { kind: "gift" as const, texts, unit: { EN: "piece" }, stock: null, position: 1 };
  await system.db.insert(rewards).values({ id, brand, ...facts, points: Number(GOODS.points), amount: GOODS.amount });
  return id;
}
