import { createHmac } from "node:crypto";
import type { Draw } from "../src/engines/engine.ts";
import { drawsFrom } from "../src/fair/draws.ts";

/** Draws by the published rule on fixed seeds. */
export function fixedDraw(clientSeed: string): Draw {
  const seeds = { serverSeed: new Uint8Array(32).fill(7), clientSeed, nonce: 0 };
  return drawsFrom(seeds, (key, message) => new Uint8Array(createHmac("sha256", key).update(message).digest()));
}
