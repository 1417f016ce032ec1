import type { RoundRecord } from "../src/rounds/records.ts";

/** The record of a round that is over, as a slot writes it, with other fields where a test needs them. */
export const finishedRound = (more: Partial<RoundRecord> = {}): RoundRecord => ({
  kind: "round",
  id: "round-0001",
  intent: "intent-0001",
  member: "member-0001",
  session: "session-0001",
  gameCode: "pearl-monsoon",
  currency: "INR",
  digits: 2,
  stake: "20.00",
  state: "done",
  win: "0.00",
  at: "2026-01-01T00:00:00.000Z",
  ...more,
});
