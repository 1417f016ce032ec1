/** What each line of a ticket costs. */
export interface TicketStake {
  /** Minor units. */
  readonly unit: bigint;
  /** How many times the unit; null while the field holds no number. */
  readonly multiple: number | null;
}
export type TicketReason = "unit" | "multiple";
