import type { OutputOf } from "@baize/api/contract/contract";
import { recordedAt } from "./recorded-calls.ts";

const inr = (amount: string) => ({ amount, currency: "INR" });
const ago = (days: number) => recordedAt.getTime() - days * 86_400_000;

/** A points account with bets, a deposit and a declined exchange. */
export const pointLines: OutputOf<"points.records"> = {
  items: [
    { id: "6", type: "redeem", change: 500, balance: 1240, at: ago(1) },
    { id: "5", type: "redeem", change: -500, balance: 740, at: ago(2) },
    { id: "4", type: "live", change: 318, balance: 1240, at: ago(3) },
    { id: "3", type: "deposit", change: 130, balance: 922, at: ago(4) },
    { id: "2", type: "rng", change: 792, balance: 792, at: ago(5) },
  ],
  next: null,
  totals: { count: 5, in: 1740, out: 500, net: 1240 },
};

const exchange = {
  kind: "gift",
  unit: "piece",
  quantity: 1,
  address: "12 Marine Drive, Mumbai 400020",
  phone: "+919812345678",
  remark: "",
  decidedAt: null,
} as const;

/** One under way, one shipped, one declined. */
export const exchanges: OutputOf<"points.redeemList"> = {
  items: [
    {
      ...exchange,
      id: "e3",
      number: "X-3041",
      at: ago(1),
      name: "पीतल का दीया",
      points: 500,
      amount: inr("10.00"),
      state: "applying",
    },
    {
      ...exchange,
      id: "e2",
      number: "X-2987",
      at: ago(8),
      name: "Tea, 250 g",
      points: 240,
      amount: inr("0.00"),
      state: "approved",
    },
    {
      ...exchange,
      id: "e1",
      number: "X-2904",
      at: ago(20),
      name: "سماعات",
      points: 4200,
      amount: inr("99.00"),
      state: "rejected",
      remark: "Sold out.",
    },
  ],
  next: null,
  totals: { count: 3, points: 740, amount: inr("10.00"), returned: 4200 },
};

const friend = (player: string, days: number, deposited: string, validBets: string, earned = "0.00") => ({
  player,
  joinedAt: ago(days),
  deposited: inr(deposited),
  validBets: inr(validBets),
  rewarded: earned !== "0.00",
  earned: inr(earned),
});

/** Friends in progress, and two who have earned the member something. */
export const friends: OutputOf<"referral.friends"> = {
  items: [
    friend("ro***an", 2, "0.00", "0.00"),
    friend("ka***07", 9, "1500.00", "640.00"),
    friend("fa***ah", 31, "12500.00", "48200.50", "200.00"),
    friend("vi***ek", 64, "4000.00", "9100.00", "200.00"),
  ],
  next: null,
  totals: { count: 4, rewarded: 2, earned: inr("400.00") },
};
