import type { FixtureView, SlipRequest } from "../../sportsbook/contract.ts";
import { slipText } from "../../sportsbook/slip-text.ts";
import type { SpotOfFixture } from "./names.ts";
import { tab } from "../play/memory.ts";

/** A bet that was chosen and not placed yet, at the price that the player saw. */
export interface ChosenLeg extends SpotOfFixture {
  /** `football:1042`: a slip has at most one bet on each fixture. */
  readonly fixture: string;
  readonly startsAt: number;
  readonly price: number;
  /** Its own stake where the bets are singles. Minor units as text: storage holds no bigint. */
  readonly stake?: string | undefined;
}

/** `singles`: each bet for itself. `all`: all win together. A number: so many of them win together. */
export type SlipKind = "singles" | "all" | number;

export interface KeptSlip {
  readonly legs: readonly ChosenLeg[];
  readonly kind: SlipKind;
  /** Of each combination, where the bets are no singles; minor units as text. */
  readonly unit?: string | undefined;
}

/** What is placed by itself: its stake and its text, with what it may return in minor units. */
export interface Order extends Omit<SlipRequest, "intent"> {
  readonly returns: string;
}
export type SentOrder = Order & SlipRequest;

const EMPTY_SLIP: KeptSlip = { legs: [], kind: "all" };

/** The size of the combinations of a slip: what it was chosen to be, as far as its bets allow it. */
export function sizeOf({ kind, legs }: KeptSlip): number {
  if (kind === "singles") return 1;
  return kind === "all" ? Math.max(1, legs.length) : Math.min(Math.max(kind, 1), Math.max(1, legs.length));
}

export const without = (slip: KeptSlip, fixture: string): KeptSlip => ({
  ...slip,
  legs: slip.legs.filter((leg) => leg.fixture !== fixture),
});

/** The text of a bet that is placed for itself. */
export const singleText = (leg: ChosenLeg): string => slipText(1, [leg]);

/** What is left of a slip of which these texts were placed. */
export function withoutPlaced(slip: KeptSlip, texts: readonly string[]): KeptSlip {
  if (texts.includes(slipText(sizeOf(slip), slip.legs))) return EMPTY_SLIP;
  const legs = slip.legs.filter((leg) => !texts.includes(singleText(leg)));
  return legs.length === 0 ? EMPTY_SLIP : { ...slip, legs };
}

/** The same bets in another kind of slip. Singles begin with the stake that was typed for each combination. */
export const withKind = (slip: KeptSlip, kind: SlipKind): KeptSlip => ({
  ...slip,
  kind,
  legs: kind === "singles" ? slip.legs.map((leg) => ({ ...leg, stake: leg.stake ?? slip.unit })) : slip.legs,
});

export const withStake = (slip: KeptSlip, fixture: string, stake: bigint | undefined): KeptSlip => ({
  ...slip,
  legs: slip.legs.map((leg) => (leg.fixture === fixture ? { ...leg, stake: stake?.toString() } : leg)),
});

/** Puts a bet in place of the one on the same fixture, whose stake it takes, or after the others. */
export function withLeg(slip: KeptSlip, leg: ChosenLeg): KeptSlip {
  const replaces = slip.legs.some(({ fixture }) => fixture === leg.fixture);
  const legs = replaces
    ? slip.legs.map((each) => (each.fixture === leg.fixture ? { ...leg, stake: each.stake } : each))
    : [...slip.legs, leg];
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
const hasIntent = (value: unknown): value is SlipRequest => typeof value === "object" && value !== null && "intent" in value;
const isSent = (value: unknown): value is SlipRequest | readonly SentOrder[] =>
  Array.isArray(value) ? value.every(hasIntent) : hasIntent(value);

export const readKept = (): KeptSlip => read(SLIP, isSlip) ?? EMPTY_SLIP;
export const keepSlip = (slip: KeptSlip): void => tab.set(SLIP, slip.legs.length > 0 ? JSON.stringify(slip) : undefined);
/** What one press placed and has no answer yet: one slip, or each of its singles. */
export function readSent(): readonly SentOrder[] | undefined {
  const sent = read(SENT, isSent);
  // The page before singles had stakes of their own kept one slip, without what it may return.
  return sent && "intent" in sent ? [{ ...sent, returns: "0" }] : sent;
}
export const keepSent = (orders: readonly SentOrder[] | undefined): void => tab.set(SENT, orders && JSON.stringify(orders));
