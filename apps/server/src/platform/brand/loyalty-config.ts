import * as z from "zod";
import { CATEGORIES } from "@baize/domain/gaming/game/category";

const amount = z.string().regex(/^\d{1,15}$/);
const rates = z.partialRecord(z.enum(CATEGORIES), z.int().min(0).max(1_000_000));

/** Levels by valid bets since the account was opened, ascending; rebates in parts per million of a week's valid bets. */
export const vip = z.object({
  levels: z.array(z.object({ level: z.int(), from: amount, rebates: rates })).default([
    { level: 0, from: "0", rebates: { RNG: 4000, LIVE: 2000, SPORTS: 2000 } },
    { level: 1, from: "5000000", rebates: { RNG: 5000, LIVE: 3000, SPORTS: 2500, PVP: 20_000 } },
    { level: 2, from: "25000000", rebates: { RNG: 6000, LIVE: 4000, SPORTS: 3000, PVP: 30_000, FISH: 5000 } },
    { level: 3, from: "100000000", rebates: { RNG: 8000, LIVE: 5000, SPORTS: 4000, PVP: 40_000, FISH: 6000 } },
    { level: 4, from: "500000000", rebates: { RNG: 10_000, LIVE: 6000, SPORTS: 5000, PVP: 50_000, FISH: 8000 } },
  ]),
  /** Days in which a rebate may be claimed. */
  rebateDays: z.int().default(30),
});

/** The reward for each invited friend who has deposited and played so much. */
export const referral = z.object({
  amount: amount.default("20000"),
  minDeposit: amount.default("100000"),
  minValidBets: amount.default("100000"),
  times: z.int().default(1),
  days: z.int().default(30),
});
