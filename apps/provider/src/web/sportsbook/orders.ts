import type { BetLine } from "@baize/ui/bet-slip";
import type { FixtureView } from "../../sportsbook/contract.ts";
import { prizeOfUnit } from "../../sportsbook/slip.ts";
import { slipText } from "../../sportsbook/slip-text.ts";
import { toMoneyAmount } from "../../amounts.ts";
import { type ChosenLeg, type KeptSlip, type Order, singleText, sizeOf } from "./kept-slip.ts";
import { whySingle } from "./outcome-text.ts";
import { type SlipSums, toLine } from "./slip-lines.ts";
import type { Refused } from "./use-placed.ts";

const stakeOf = ({ stake }: ChosenLeg): bigint | undefined => (stake === undefined ? undefined : BigInt(stake));

function singleOrder(leg: ChosenLeg, digits: number): Order {
  const stake = stakeOf(leg) ?? 0n;
  return {
    stake: toMoneyAmount(stake, digits),
    choice: singleText(leg),
    returns: prizeOfUnit(stake, [leg.price]).toString(),
  };
}

/** What the button of a slip places: each single by itself, or all bets as one. */
export function ordersOf(slip: KeptSlip, { total, returns }: SlipSums, digits: number): readonly Order[] {
  if (slip.kind === "singles") return slip.legs.map((leg) => singleOrder(leg, digits));
  const choice = slipText(sizeOf(slip), slip.legs);
  return [{ stake: toMoneyAmount(total, digits), choice, returns: returns.toString() }];
}

interface AboutSingles {
  readonly fixtures: readonly FixtureView[];
  readonly digits: number;
  readonly refused: readonly Refused[];
  /** What is wrong with a stake, where something is. */
  readonly faultOf: (stake: bigint) => string | undefined;
}

/** A single with its own stake, what is wrong with it, and why it was not placed as it is. */
export function toSingleLine(leg: ChosenLeg, { fixtures, digits, refused, faultOf }: AboutSingles): BetLine {
  const stake = stakeOf(leg);
  const sent = singleOrder(leg, digits);
  const found = refused.find(({ order }) => order.choice === sent.choice && order.stake === sent.stake);
  const message = stake === undefined ? undefined : faultOf(stake);
  return {
    ...toLine(leg, fixtures),
    stake,
    ...(message === undefined ? {} : { message }),
    ...(found ? { error: whySingle(found) } : {}),
  };
}
