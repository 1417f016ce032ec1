import type { ReactNode } from "react";
import type { AmountChange } from "../amount-field/use-amount.ts";

export interface BetLine {
  readonly id: string;
  /** What is bet on: "Mumbai to win". */
  readonly selection: string;
  /** Where: "Match winner · Mumbai v Chennai". */
  readonly market?: string;
  /** Before the selection: a Ball, an Icon. */
  readonly sign?: ReactNode;
  /** Decimal odds, already written: "1.62". */
  readonly odds: string;
  /** What they were when it was chosen. Until it is accepted or declined, nothing can be placed. */
  readonly oddsBefore?: string | undefined;
  /** Minor units. */
  readonly stake?: bigint | undefined;
  /** What is wrong with the stake: "The least stake is ₹100". */
  readonly message?: string;
  /** Why the bet is refused: "Betting is closed". The person can only remove it. */
  readonly refusal?: string;
}
export interface QuickStake {
  /** Minor units. */
  readonly amount: bigint;
  /** The face of the chip: "50", "1K". */
  readonly face: string;
}
/** The placed bets, which the slip then shows instead of its lines. */
export interface BetReceipt {
  /** "Bet placed". */
  readonly title: string;
  readonly reference: string;
  /** Minor units. */
  readonly stake: bigint;
  readonly returns: bigint;
}
export interface BetSlipLabels {
  /** "Bet slip". */
  readonly title: string;
  /** "3 bets", beside the title. */
  readonly count: (count: number) => string;
  /** Names a line's stake: "Stake on Mumbai to win". */
  readonly stakeOn: (selection: string) => string;
  /** Names a line's removal: "Remove Mumbai to win". */
  readonly remove: (selection: string) => string;
  /** Before odds that were: "was", for screen readers. */
  readonly oddsBefore: string;
  /** "Stake on each". */
  readonly quickStakes: string;
  readonly totalStake: string;
  readonly possibleReturn: string;
  /** The button, with the amount: "Place ₹300". */
  readonly place: (stake: string) => string;
  /** While it is being placed: "Placing ₹300…". */
  readonly placing: (stake: string) => string;
  /** "Odds have changed", then what to do. */
  readonly oddsChanged: string;
  readonly acceptOdds: string;
  /** Takes the bets out whose odds changed. */
  readonly declineOdds: string;
  /** Before a receipt's reference. */
  readonly reference: string;
  /** Leaves the receipt: "Done". */
  readonly done: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
}
export interface BetSlipData {
  /** The bets of the slip, in the order in which they were added. */
  lines: readonly BetLine[];
  labels: BetSlipLabels;
  /** ISO 4217, or the market's own code. */
  currency: string;
  /** BCP 47. */
  locale: string;
  /** Stakes that one press fills in; without them there are no buttons. */
  quickStakes?: readonly QuickStake[];
  /** A stake while it is typed; `undefined` when the text is no amount, and `details.fault` says why. */
  onStakeChange: (id: string, stake: bigint | undefined, details: AmountChange) => void;
  /** Called with the id of the bet whose remove button is pressed. */
  onRemove: (id: string) => void;
  /** Called when the changed odds are accepted. */
  onAcceptOdds?: () => void;
  /** Called when the changed odds are declined. */
  onDeclineOdds?: () => void;
  /** Pressed once: until the promise settles, further presses do nothing. */
  onPlace: () => void | Promise<void>;
  /** The slip is being placed: everything stays readable, nothing can be changed. */
  placing?: boolean;
  /** An error of the whole slip: "No network. The bet was not placed." */
  error?: ReactNode;
  /** Balance and limit, under the button. */
  note?: ReactNode;
  /** The placed slip; shown instead of the bets while it is given. */
  receipt?: BetReceipt;
  /** Called when the receipt is left. */
  onDone?: () => void;
}
