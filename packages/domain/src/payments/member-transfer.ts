import { agentAbilities } from "../agents/abilities.ts";
import type { MemberKind } from "../identity/member/kind.ts";

/** Where the receiver is in the tree, seen from the sender. */
export const TRANSFER_SIDES = ["upline", "downline"] as const;
export type TransferSide = (typeof TRANSFER_SIDES)[number];

/** The kind of a transfer for the member who reads it. */
export const TRANSFER_DIRECTIONS = ["sent", "received"] as const;
export type TransferDirection = (typeof TRANSFER_DIRECTIONS)[number];

interface Sender {
  readonly kind: MemberKind;
  /** The flag of the member's own profile; false without an upline. */
  readonly toUpline: boolean;
}

/** In which directions a member may send money: up if the profile allows it, down as an agent; a sub-account neither. */
export const transferSides = ({ kind, toUpline }: Sender): readonly TransferSide[] =>
  TRANSFER_SIDES.filter((side) =>
    side === "upline" ? toUpline && agentAbilities(kind)?.movesMoney !== false : agentAbilities(kind)?.movesMoney === true,
  );
