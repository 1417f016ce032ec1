import { expect, it } from "vitest";
import type { SessionRecord } from "../rounds/records.ts";
import { CallLimit } from "./call-limit.ts";

const session: SessionRecord = {
  kind: "session",
  id: "hash-of-a-key",
  session: "session-0001",
  member: "member-0001",
  currency: "INR",
  digits: 2,
  balance: "1000.00",
  game: { code: "pearl-monsoon", title: "Pearl Monsoon" },
  limits: { minBet: "1.00", maxBet: "1000.00" },
  expiresAt: "2099-01-01T00:00:00Z",
};

it("refuses the calls of one session beyond its limit, takes 30 more a second, and counts each session alone", () => {
  const limit = new CallLimit();
  const taken = (count: number, now: number, of = session) =>
    Array.from({ length: count }, () => limit.take(of, now)).filter(Boolean).length;
  expect(taken(500, 0)).toBe(120);
  expect(taken(500, 0, { ...session, id: "hash-of-another-key" })).toBe(120);
  expect(taken(500, 1000)).toBe(30);
  expect(taken(500, 3_600_000)).toBe(120);
});
