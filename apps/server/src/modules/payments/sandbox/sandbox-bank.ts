import { createHmac, timingSafeEqual } from "node:crypto";
import type { ReportedState } from "@baize/domain/payments/deposit-state";
import { formatAmount } from "@baize/domain/money/amount";
import { SANDBOX_BANK } from "../../../platform/config/config.ts";
import type { PaymentAdapter } from "../payment-adapter.ts";
import { planReports } from "./plan-reports.ts";

const keyOf = (secret: string, id: string) => createHmac("sha256", secret).update(`page ${id}`).digest("base64url");

/** Whether the page's address was made by this server. */
export function isPageKey(secret: string, id: string, key: string): boolean {
  const [given, wanted] = [Buffer.from(key), Buffer.from(keyOf(secret, id))];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** The sandbox cannot pay to account numbers that end like this. */
const REFUSED = /(0000|fail@sandbox)$/;

/** A bank without real money: a person chooses on its page what it reports. */
export function sandboxBank(secret: string): PaymentAdapter {
  return {
    id: SANDBOX_BANK,
    secret,
    payUrl: ({ id }) => `/wps/sandbox/bank/${id}?key=${keyOf(secret, id)}`,
    async payOut(tx, { id, memberId: member, amount, currency, number, at }) {
      const status: ReportedState = REFUSED.test(number) ? "failed" : "succeeded";
      const order = { kind: "payout" as const, member, reference: id };
      const report = { ...order, status, amount: formatAmount(amount, currency), currency };
      await planReports(tx, id, [{ report, after: 0 }], at);
    },
  };
}
