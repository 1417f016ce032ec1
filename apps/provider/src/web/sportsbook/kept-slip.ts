import type { FixtureView, SlipRequest } from "../../sportsbook/contract.ts";
import type { SpotOfFixture } from "./names.ts";
import { tab } from "../play/memory.ts";

/** A bet that was chosen and not placed yet, at the price that the player saw. */
export interface ChosenLeg extends SpotOfFixture {
  /** `football:1042`: a slip has at most one bet on each fixture. */
  readonly fixture: string;
  readonly startsAt: number;
  readonly price: number;
}

/** `singles`: each bet for itself. `all`: all win together. A number: so many of them win together. */
export type SlipKind = "singles" | "all" | number;

export interface KeptSlip {
  readonly legs: readonly ChosenLeg[];
  readonly kind: SlipKind;
  /** Minor units as text: storage holds no bigint. */
  readonly unit?: string | undefined;
}

export const EMPTY_SLIP: KeptSlip = { legs: [], kind: "all" };

/** The size of the combinations of a slip: what it was chosen to be, as far as its bets allow it. */
export function sizeOf({ kind, legs }: KeptSlip): number {
  if (kind === "singles") return 1;
  return kind === "all" ? Math.max(1, legs.length) : Math.min(Math.max(kind, 1), Math.max(1, legs.length));
}

export const without = (slip: KeptSlip, fixture: string): KeptSlip => ({
  ...slip,
  legs: slip.legs.filter((leg) => leg.fixture !== fixture),
});

/** Puts a bet in place of the one on the same fixture, or after the others. */
export function withLeg(slip: KeptSlip, leg: ChosenLeg): KeptSlip {
  const replaces = slip.legs.some(({ fixture }) => fixture === leg.fixture);
  const legs = replaces ? slip.legs.map((each) => (each.fixture === leg.fixture ? leg : each)) : [...slip.legs, leg];
  return { ...slip, legs };
}

/** The price of a bet now; undefined once its fixture has begun. */
export const priceNow = ({ fixture, spot }: ChosenLeg, fixtures: readonly FixtureView[]): number | undefined =>
  fixtures.find(({ id, phase }) => id === fixture && phase === "before")?.prices[spot];

const SLIP = "sportsbook-slip";
const SENT = "sportsbook-sent";

/** Our own page wrote it in this tab; what another version wrote is dropped. */
function read<Value>(name: string, isValue: (value: unknown) => value is Value): Value | undefined {
  try {
    const value: unknown = JSON.parse(tab.get(name) ?? "null");
    return isValue(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isSlip = (value: unknown): value is KeptSlip =>
  typeof value === "object" && value !== null && "kind" in value && "legs" in value && Array.isArray(value.legs);
const isRequest = (value: unknown): value is SlipRequest =>
  typeof value === "object" && value !== null && "intent" in value && typeof value.intent === "string";

export const readKept = (): KeptSlip => read(SLIP, isSlip) ?? EMPTY_SLIP;
export const keepSlip = (slip: KeptSlip): void => tab.set(SLIP, slip.legs.length > 0 ? JSON.stringify(slip) : undefined);
/** The slip that was sent and has no answer yet. */
export const readSent = (): SlipRequest | undefined => read(SENT, isRequest);
export const keepSent = (request: SlipRequest | undefined): void => tab.set(SENT, request && JSON.stringify(request));
