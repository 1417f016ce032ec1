import type { SpotKey } from "../spot-key.ts";
import { COUNTS } from "./engine.ts";

/** The message that names a spot, with its values. */
export function spotKey(spot: string): SpotKey {
  const count = COUNTS.find((each) => each.spot === spot);
  if (count) return { key: "andarCards", values: { from: count.from, to: count.to } };
  return { key: spot === "andar" ? "andar" : "bahar" };
}
