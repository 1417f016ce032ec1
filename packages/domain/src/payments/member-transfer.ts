import { abilitiesOf } from "../identity/member/abilities.ts";
import type { MemberKind } from "../identity/member/kind.ts";

/** On which side of the sender the receiver stands in the tree. */
export const TRANSFER_SIDES = ["upline", "downline"] as const;
export type TransferSide = (typeof TRANSFER_SIDES)[number];

/** What a transfer was for its owner. */
export const TRANSFER_DIRECTIONS = ["sent", "received"] as const;
export type TransferDirection = (typeof TRANSFER_DIRECTIONS)[number];

interface Standing {
  readonly kind: MemberKind;
  /** The flag of the member's own profile; false without an upline. */
  readonly toUpline: boolean;
}

/** Which ways a member may send money: up by the flag of the profile, down as an agent. */
export const transferSides = ({ kind, toUpline }: Standing): readonly TransferSide[] =>
  TRANSFER_SIDES.filter((side) => (side === "upline" ? toUpline : abilitiesOf(kind).agentCentre));
