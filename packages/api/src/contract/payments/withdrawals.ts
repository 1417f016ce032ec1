import * as z from "zod/mini";
import { PAYOUT_KINDS } from "@baize/domain/payments/channel";
import { PAYOUT_ACCOUNT_STATES } from "@baize/domain/payments/payout-account";
import { RECEIPTS } from "@baize/domain/payments/receipt";
import { WITHDRAWAL_STATES } from "@baize/domain/payments/withdrawal-state";
import { endpoints } from "../endpoint.ts";
import { days } from "../../schema/days.ts";
import { summedList } from "../../schema/list.ts";
import { amount, money } from "../../schema/money.ts";
import { count, instant, limit } from "../../schema/number.ts";
import { withDefault } from "../../schema/with-default.ts";
import { expected } from "../../schema/expected.ts";
import { step } from "../../schema/step.ts";
import { cursor, filled, id, text } from "../../schema/text.ts";
import { withdrawalsRoutes } from "../../routes/payments/withdrawals.ts";

const withdrawal = z.object({
  id: id(),
  /** Taken from the balance; the fee is part of it. */
  amount: money(),
  fee: money(),
  /** The amount paid to the account: the amount less the fee. */
  sent: money(),
  /** The amount that the member confirmed, and the rest of `sent`. */
  received: money(),
  remainder: money(),
  state: z.enum(WITHDRAWAL_STATES),
  /** Masked. */
  account: text(160),
  /** Why it was declined, in the reader's language or in an operator's own words; absent otherwise. */
  reason: z.optional(filled(400)),
  mayCancel: z.boolean(),
  /** The answers that the member may give now. */
  answers: z.array(z.enum(RECEIPTS)),
  paidAt: z.nullable(instant()),
  /** When it counts as received by itself; null while the clock is stopped. */
  autoAt: z.nullable(instant()),
  createdAt: instant(),
  updatedAt: instant(),
  steps: z.array(step(WITHDRAWAL_STATES)),
});

const account = z.object({
  id: id(),
  kind: z.enum(PAYOUT_KINDS),
  holder: filled(120),
  bank: text(80),
  masked: filled(80),
  /** Withdrawals go to approved accounts. One that is not in the member's own name waits for an operator. */
  state: z.enum(PAYOUT_ACCOUNT_STATES),
  createdAt: instant(),
});

const passwordErrors = ["payment_password.not_set", "payment_password.wrong", "payment_password.locked"] as const;
const newPassword = { newPassword: filled(32), confirmNewPassword: filled(32) };
const changed = z.object({ changedAt: instant() });

export const withdrawals = endpoints(withdrawalsRoutes, {
  "withdrawals.rules": {
    summary: "What a withdrawal must keep to, and what the member may withdraw now",
    input: z.object({}),
    output: z.object({
      min: money(),
      max: money(),
      feePpm: count(1_000_000),
      feeFixed: money(),
      available: money(),
      perDay: count(),
      today: count(),
      /** Deposits since the last withdrawal must be wagered this often (parts per million) before money goes out; `waived` for who may not play. */
      turnover: z.object({ ppm: count(), deposited: money(), wagered: money(), remaining: money(), waived: z.boolean() }),
      /** Whether a withdrawal is refused because the member's money is frozen. What the member owes the brand is paid out of cash first. */
      frozen: z.boolean(),
      /** Whether a withdrawal is refused because an operator holds the member's withdrawals. */
      held: z.boolean(),
      /** Hours in which the brand pays; absent where it states none. */
      usualHours: z.optional(count()),
      autoConfirmMinutes: count(),
      asOf: instant(),
    }),
    rate: "read",
  },
  "withdrawals.create": {
    summary: "Asks for money out and holds it",
    input: z.object({ account: id(), amount: amount(), paymentPassword: filled(32) }),
    output: withdrawal,
    errors: [
      "money.account_locked",
      "money.out_of_range",
      "money.insufficient",
      "withdraw.account_unknown",
      "withdraw.account_not_approved",
      "withdraw.daily_limit",
      "withdraw.held",
      "withdraw.wagering_open",
      ...passwordErrors,
    ],
    rate: "write",
  },
  "withdrawals.get": {
    summary: "One withdrawal with its timeline",
    input: z.object({ id: id() }),
    output: z.extend(withdrawal, {
      /** Pictures that were sent about it. */ proofs: count(),
      /** By when one that is not sent is usually sent; absent where the brand states no time. */
      expected: z.optional(expected()),
    }),
    errors: ["withdraw.not_found"],
    rate: "read",
  },
  "withdrawals.list": {
    summary: "The member's withdrawals, newest first; days are those on which they were asked for",
    input: z.object({ state: z.optional(z.enum(WITHDRAWAL_STATES)), ...days, cursor: z.optional(cursor()), limit: limit(10) }),
    output: summedList(withdrawal, {
      count: count(),
      /** Of those that were paid and not given back: what left the balance, and the fees out of it. */
      paid: money(),
      fees: money(),
      /** Of those that are held. */
      underWay: money(),
    }),
    errors: ["input.bad_cursor"],
    rate: "read",
  },
  "withdrawals.cancel": {
    summary: "Takes back a withdrawal that no operator has looked at yet",
    input: z.object({ id: id() }),
    output: withdrawal,
    errors: ["withdraw.not_found", "withdraw.not_possible"],
    rate: "write",
  },
  "withdrawals.receipt": {
    summary: "Whether a withdrawal arrived: whole, in part (with what has come so far), the rest of it, or not at all",
    input: z.object({
      id: id(),
      receipt: z.enum(RECEIPTS),
      /** Of `partial`: what has arrived so far, in all. */
      amount: z.optional(amount()),
      /** Ids of `uploads.add`; `not_received` needs one. */
      images: withDefault(z.array(id()).check(z.maxLength(3)), []),
    }),
    output: withdrawal,
    errors: ["withdraw.not_found", "withdraw.not_possible", "withdraw.proof_required", "money.out_of_range", "upload.not_found"],
    rate: "write",
  },
  "payout.list": {
    summary: "Accounts that the member may be paid out to",
    input: z.object({}),
    output: z.object({ items: z.array(account), next: z.null(), most: count() }),
    rate: "read",
  },
  "payout.add": {
    summary: "Keeps an account to be paid out to",
    input: z.object({
      kind: z.enum(PAYOUT_KINDS),
      holder: filled(120),
      /** Of a bank account: the bank's name and its IFSC code. */
      bank: withDefault(text(80), ""),
      code: withDefault(text(20), ""),
      /** The account's number, or the UPI address. */
      number: filled(80),
      paymentPassword: filled(32),
    }),
    output: account,
    errors: ["withdraw.account_exists", "withdraw.accounts_full", ...passwordErrors],
    rate: "auth",
  },
  "payout.remove": {
    summary: "Deletes a payout account of the member; for a deleted one, or another member's, it changes nothing",
    input: z.object({ id: id() }),
    output: z.object({ removed: count() }),
    rate: "write",
  },
  "paymentPassword.status": {
    summary: "Whether there is a withdrawal password, and until when it is locked",
    input: z.object({}),
    output: z.object({ isSet: z.boolean(), changedAt: z.nullable(instant()), lockedUntil: z.nullable(instant()) }),
    rate: "read",
  },
  "paymentPassword.set": {
    summary: "Sets the withdrawal password for the first time",
    input: z.object(newPassword),
    output: changed,
    errors: ["payment_password.exists"],
    rate: "auth",
  },
  "paymentPassword.change": {
    summary: "Changes the withdrawal password",
    input: z.object({ ...newPassword, oldPassword: filled(32) }),
    output: changed,
    errors: passwordErrors,
    rate: "auth",
  },
});
