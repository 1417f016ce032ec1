import type { PersonalTable } from "../../platform/personal-data/personal-queries.ts";
import { adjustments, deposits, paymentPasswords, paymentSteps, payoutAccounts, walletTransfers, withdrawals } from "./schema.ts";

export const personalInPayments: readonly PersonalTable[] = [
  { section: "deposits", table: deposits, of: deposits.memberId, without: ["payUrl"] },
  { section: "payoutAccounts", table: payoutAccounts, of: payoutAccounts.memberId, without: ["sealedNumber", "numberHash"] },
  { section: "withdrawals", table: withdrawals, of: withdrawals.memberId },
  { section: "paymentSteps", table: paymentSteps, of: paymentSteps.memberId },
  { section: "withdrawalPassword", table: paymentPasswords, of: paymentPasswords.memberId, without: ["hash"] },
  { section: "walletTransfers", table: walletTransfers, of: walletTransfers.memberId, without: ["counterparty"] },
  { section: "adjustments", table: adjustments, of: adjustments.memberId },
];
