import type { ReactNode } from "react";
import type { AmountChange } from "../amount-field/use-amount.ts";
import type { MessageText, PartMessages } from "../messages/message-types.ts";

/** One bet of the slip. */
export interface BetLine {
  /** Unique in the slip: the callbacks name the bet by it. */
  readonly id: string;
  /** What is bet on: "Mumbai to win". */
  readonly selection: string;
  /** Where: "Match winner · Mumbai v Chennai". */
  readonly market?: string;
  /** Before the selection: a Ball, an Icon. */
  readonly sign?: ReactNode;
  /** Decimal odds, already written: "1.62". A lottery ticket may have none: its `returns` are given. */
  readonly odds?: string;
  /** What they were when it was chosen. Until it is accepted or declined, nothing can be placed. */
  readonly oddsBefore?: string | undefined;
  /** Minor units. */
  readonly stake?: bigint | undefined;
  /** The stake follows from the ticket (lines, unit, multiple) and is not typed here. */
  readonly fixedStake?: boolean;
  /** How a fixed stake comes about: "25 lines × ₹2 × 3". */
  readonly detail?: ReactNode;
  /** The most that it may return, in minor units, where odds do not say it. */
  readonly returns?: bigint | undefined;
  /** What is wrong with the stake: "The least stake is ₹100". */
  readonly message?: string;
  /** Why it was not placed: "The balance does not cover this bet". Unlike `message` it lets the person place it again. */
  readonly error?: string;
  /** Why the bet is refused: "Betting is closed". The person can only remove it. */
  readonly refusal?: string;
}
/** One stake for all bets of the slip: they win together as a multiple, or in combinations as a system. */
export interface SharedStake {
  /** How the bets are combined: "Treble", "System 2 of 4". */
  readonly label: string;
  /** What follows from it: "6 bets, ₹10 on each". */
  readonly detail?: ReactNode;
  /** Combined decimal odds of a multiple, already written: "6.83". A system has none: its `returns` are given. */
  readonly odds?: string;
  /** On each combination, in minor units. */
  readonly stake: bigint | undefined;
  /** The stake while it is typed; `undefined` when the text is no amount, and `details.fault` says why. */
  readonly onStakeChange: (stake: bigint | undefined, details: AmountChange) => void;
  /** How many combinations are staked; 1 unless given. */
  readonly combinations?: number;
  /** The most that all combinations may return, in minor units, where the combined odds do not say it. */
  readonly returns?: bigint | undefined;
  /** What is wrong with the stake or the combination: "A system needs three bets". */
  readonly message?: string | undefined;
}
/** An amount that one press sets as the stake of every bet. */
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
  /** The number by which support finds the bets, set left to right: "B884120077". */
  readonly reference: string;
  /** Minor units. */
  readonly stake: bigint;
  /** The most that the bets may return, in minor units. */
  readonly returns?: bigint | undefined;
}
/** What the parts of a slip get: its data, and its texts. */
export interface BetSlipPart extends Omit<BetSlipData, "messages"> {
  text: MessageText<"betSlip">;
}
export interface BetSlipData {
  /** The bets of the slip, in the order in which they were added. */
  lines: readonly BetLine[];
  /** Texts in place of those of the provider. */
  messages?: PartMessages<"betSlip">;
  /** One stake for all bets in place of a field on each. Every bet must be open before it can be placed. */
  sharedStake?: SharedStake | undefined;
  /** Before the bets: how they are combined, as a SegmentedControl. */
  kinds?: ReactNode;
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
  /** Called with the id of the bet whose edit button is pressed; without it bets are not edited. */
  onEdit?: ((id: string) => void) | undefined;
  /** Between the bets and the total: what belongs to the whole slip, as the draws of a chase. */
  extras?: ReactNode;
  /** Called when the changed odds are accepted. */
  onAcceptOdds?: () => void;
  /** Called when the changed odds are declined. */
  onDeclineOdds?: () => void;
  /** Pressed once: until the promise settles, further presses do nothing. */
  onPlace: () => void | Promise<void>;
  /** Nothing can be placed now, and `error` or `extras` says why: the draw has closed. */
  blocked?: boolean;
  /** How often the whole slip is staked, as in the draws of a chase: the total in place of the sum of the bets, in minor units. */
  total?: bigint | undefined;
  /** The slip is being placed: everything stays readable, nothing can be changed. */
  pending?: boolean;
  /** An error of the whole slip: "No network. The bet was not placed." */
  error?: ReactNode;
  /** Balance and limit, under the button. */
  note?: ReactNode;
  /** The placed slip; shown instead of the bets while it is given. */
  receipt?: BetReceipt;
  /** Called when the receipt is left. */
  onDone?: () => void;
}
