import { toMinor } from "../amounts.ts";
import type { Stops } from "../engines/shared.ts";
import { drawsFrom } from "../fair/draws.ts";
import { fromHex, toHex } from "../fair/hex.ts";
import { hmacSha256, sha256 } from "../fair/sha256.ts";
import type { LegProof, LegState, SlipProof } from "./contract.ts";
import { drawFixture, type Fate, isVoid, legPrice, legState } from "./fixture-rules.ts";
import { pricesOf } from "./prices.ts";
import { countCombinations, prizeOfSlip } from "./slip.ts";
import { engineOf } from "./sports.ts";

/** What the seeds of a fixture say of a leg. */
export interface CheckedLeg {
  readonly leg: LegProof;
  readonly stops: Stops;
  readonly fate: Fate;
  readonly state: Exclude<LegState, "open">;
  /** The seed leads back, hash by hash, to the one that was published before the first fixture of its league. */
  readonly leadsBack: boolean;
  /** The price is the published one. */
  readonly isPublished: boolean;
}

function leadsBack({ place, anchor }: LegProof, seed: Uint8Array): boolean {
  let hash = seed;
  for (let back = 0; back <= place; back++) hash = sha256(hash);
  return toHex(hash) === anchor;
}

/** Draws a fixture again from its seed, and decides the leg by it. */
function checkLeg(leg: LegProof): CheckedLeg {
  const { sport, variant, spot, price, place, clientSeed, annulmentKnown } = leg;
  const seed = fromHex(leg.serverSeed) ?? new Uint8Array();
  const engine = engineOf(sport);
  const draw = drawsFrom({ serverSeed: seed, clientSeed, nonce: place }, hmacSha256);
  const { stops, fate } = drawFixture(draw, engine, variant);
  return {
    leg,
    stops,
    fate,
    state: legState(spot, { stops, engine, variant }, isVoid(fate, annulmentKnown)),
    leadsBack: leadsBack(leg, seed),
    isPublished: pricesOf({ sport, variant }).get(spot) === price,
  };
}

/** Computes a slip from the seeds of its fixtures: each leg, and whether its combinations bring what was paid. */
export function checkSlip({ of, legs, stake, win }: SlipProof): {
  readonly legs: readonly CheckedLeg[];
  readonly isPaid: boolean;
} {
  const digits = stake.split(".")[1]?.length ?? 0;
  const checked = legs.map(checkLeg);
  const unit = toMinor(stake, digits) / BigInt(countCombinations(legs.length, of));
  const prices = checked.map(({ state, leg }) => legPrice(state, leg.price));
  return { legs: checked, isPaid: prizeOfSlip(unit, prices, of) === toMinor(win, digits) };
}
