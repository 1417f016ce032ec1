import { createHash } from "node:crypto";
import type { SessionRecord } from "../src/rounds/records.ts";

export const OLD_KEY = "a-key-of-an-earlier-page";

/** A session of an earlier page, whose key is OLD_KEY, that ends in so many milliseconds. */
export const sessionEndingIn = (milliseconds: number, game: SessionRecord["game"]): SessionRecord => ({
  kind: "session",
  id: createHash("sha256").update(OLD_KEY).digest("hex"),
  session: "session-0000",
  member: "member-0001",
  currency: "INR",
  digits: 2,
  balance: "1000.00",
  game,
  limits: { minBet: "1.00", maxBet: "1000.00" },
  expiresAt: new Date(Date.now() + milliseconds).toISOString(),
});
