import { type Computed } from "./computed.ts";
import { MICRO, rateLine, toLines } from "./line.ts";

/** Which version of a window's statement it is, from 2, and what the versions before it paid in minor units. */
export interface Correction {
  readonly version: number;
  readonly paid: bigint;
}

/** A window that is computed again pays the difference: its amount is negative where too much was paid. */
export function correctedBy(computed: Computed, { paid }: Correction): Computed {
  if (paid === 0n) return computed;
  const before = { ...rateLine({ rule: "paidBefore" }, 0n, 0), micro: -paid * MICRO };
  return { ...computed, lines: toLines([...computed.lines, before]), amount: computed.amount - paid };
}
