import { toHex } from "../../fair/hex.ts";
import { sha256 } from "../../fair/sha256.ts";
import { firstRoundAfter } from "../play/seen-hashes.ts";

/** No chain of the vendor is longer. */
const LONGEST = 100_000;

/** The hash to which the seed of a round leads back: that of the chain's first seed. */
function anchorOf(seed: Uint8Array, round: number): string {
  let hash = seed;
  for (let back = 0; back <= round; back++) hash = sha256(hash);
  return toHex(hash);
}

export interface Revealed {
  readonly seed: Uint8Array;
  readonly round: number;
  /** Its seeds are a chain. */
  readonly shared: boolean;
  /** The hashes that were shown before the bet. */
  readonly before: string | undefined;
}

/** `seen`: the seed fits what the device saw before the bet. `other`: it saw another hash. `never`: it saw none. */
export function compareSeen({ seed, round, shared, before }: Revealed): "seen" | "other" | "never" {
  if (shared && round >= LONGEST) return "never";
  const [hash, anchor] = [toHex(sha256(seed)), shared ? anchorOf(seed, round) : undefined];
  if (before !== undefined && before === [hash, anchor].filter((each) => each !== undefined).join(" ")) return "seen";
  // The seeds may have been changed in another window, to the next ones, whose hash was shown here.
  if (!(shared && before !== undefined) && round >= (firstRoundAfter(anchor ?? hash) ?? Infinity)) return "seen";
  return before === undefined ? "never" : "other";
}
