/** The subjects of inbox messages: the four kinds of the specification, and those that rewards bring. */
export const MESSAGE_TYPES = [
  "deposit_arrived",
  "deposit_failed",
  "deposit_reversed",
  "withdraw_approved",
  "withdraw_rejected",
  "withdraw_review",
  "withdraw_paid",
  "transfer_failed",
  "transfer_received",
  "bonus_granted",
  "bonus_ready",
  "bonus_expired",
  "reward_due",
  "application_approved",
  "application_rejected",
  "redemption_approved",
  "redemption_rejected",
  "vip_level",
  "house",
] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];
