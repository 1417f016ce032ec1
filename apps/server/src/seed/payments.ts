import { createHash } from "node:crypto";
import type {
  adjustments,
  deposits,
  paymentPasswords,
  paymentSteps,
  payoutAccounts,
  withdrawals,
} from "../modules/payments/schema.ts";
import type { Owner } from "../ledger/account.ts";
import { sealText } from "../platform/security/tokens.ts";
import type { SeedMove } from "./seed-ledger.ts";
import { ADAPTERS, type SeedBrand } from "./brands.ts";
import type { MemberSeed } from "./people.ts";
import { seededId } from "./random.ts";

const HOUR_MS = 3_600_000;
const ADAPTER = ADAPTERS[0];
const FEE = 500n;

export interface PaymentSeeds {
  readonly deposits: (typeof deposits.$inferInsert)[];
  readonly withdrawals: (typeof withdrawals.$inferInsert)[];
  readonly accounts: (typeof payoutAccounts.$inferInsert)[];
  readonly passwords: (typeof paymentPasswords.$inferInsert)[];
  readonly steps: (typeof paymentSteps.$inferInsert)[];
  readonly adjustments: (typeof adjustments.$inferInsert)[];
}

export const noPayments = (): PaymentSeeds => ({
  deposits: [],
  withdrawals: [],
  accounts: [],
  passwords: [],
  steps: [],
  adjustments: [],
});

type Step = readonly [state: string, actor: string, at: Date];

function addSteps(seeds: PaymentSeeds, memberId: string, subject: string, steps: readonly Step[]): void {
  for (const [index, [state, actor, at]] of steps.entries())
    seeds.steps.push({ memberId, subject, number: index + 1, state, actor, at });
}

/** The row of a deposit whose money has moved under `ref`. */
export function addDeposit(seeds: PaymentSeeds, brand: SeedBrand, memberId: string, id: string, amount: bigint, at: Date): void {
  const { currency } = brand.config;
  const begun = new Date(at.getTime() - 90_000);
  seeds.deposits.push({
    memberId,
    id,
    brand: brand.code,
    channel: "upi",
    kind: "upi",
    adapter: ADAPTER,
    currency,
    amount,
    fee: 0n,
    state: "succeeded",
    payUrl: "/",
    expiresAt: at,
    createdAt: begun,
    updatedAt: at,
  });
  addSteps(seeds, memberId, id, [
    ["created", "member", begun],
    ["succeeded", "adapter", at],
  ]);
}

/** Commission added by two operators; returns the move. */
export function addCommission(seeds: PaymentSeeds, brand: SeedBrand, owner: Owner, amount: bigint, at: Date): SeedMove {
  const id = seededId("commission", owner.id);
  seeds.adjustments.push({
    id,
    brand: brand.code,
    memberId: owner.id,
    wallet: "commission",
    amount,
    currency: owner.currency,
    reason: "Commission of the month before",
    at,
  });
  return { posting: "adjust-commission-up", owner, amount, ref: id, at };
}

interface Out {
  readonly id: string;
  readonly amount: bigint;
  readonly at: Date;
}

function withdrawalRow(brand: SeedBrand, memberId: string, accountId: string, { id, amount, at }: Out) {
  const { currency } = brand.config;
  return {
    memberId,
    id,
    brand: brand.code,
    adapter: ADAPTER,
    currency,
    amount,
    fee: FEE,
    accountId,
    accountLabel: "SBI \u2022\u20224471",
    createdAt: at,
    updatedAt: at,
  };
}

export interface Outgoing {
  readonly seeds: PaymentSeeds;
  readonly brand: SeedBrand;
  readonly member: MemberSeed;
  /** Seals account numbers, as the running server does. */
  readonly codeSecret: string;
  readonly pinHash: string;
  readonly now: Date;
}

/** One withdrawal that waits for review, and one that was paid and asks whether it arrived; returns their moves. */
export function addOutgoing(
  { seeds, brand, member, codeSecret, pinHash, now }: Outgoing,
  held: bigint,
  paid: bigint,
): SeedMove[] {
  const owner: Owner = { id: member.id, book: "real", currency: brand.config.currency };
  const accountId = seededId("payout", member.id);
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const number = "501234004471";
  seeds.accounts.push({
    memberId: member.id,
    id: accountId,
    kind: "bank",
    holder: member.details["payeeName"] ?? member.nickname,
    bank: "SBI",
    code: "SBIN0001234",
    sealedNumber: sealText(number, codeSecret),
    numberHash: createHash("sha256").update(`${member.id} ${number}`).digest("base64url"),
    masked: "\u2022\u20224471",
    state: "approved",
    createdAt: ago(24 * 40),
  });
  seeds.passwords.push({ memberId: member.id, hash: pinHash, changedAt: ago(24 * 40) });
  const [sent, waiting]: [Out, Out] = [
    { id: seededId("withdrawal paid", member.id), amount: paid, at: ago(6) },
    { id: seededId("withdrawal", member.id), amount: held, at: ago(3) },
  ];
  const hold = ({ id, amount, at }: Out): SeedMove => ({ posting: "withdraw-hold", owner, amount, ref: id, at });
  const of = { owner, ref: sent.id, at: ago(5) };
  const clock = { state: "paid" as const, paidAt: ago(5), autoAt: ago(5 - 24), updatedAt: ago(5) };
  seeds.withdrawals.push({ ...withdrawalRow(brand, member.id, accountId, sent), ...clock });
  seeds.withdrawals.push({ ...withdrawalRow(brand, member.id, accountId, waiting), state: "pending" as const });
  addSteps(seeds, member.id, sent.id, [
    ["pending", "member", sent.at],
    ["approved", "operator", ago(5.5)],
    ["paying", "operator", ago(5.4)],
    ["paid", "adapter", ago(5)],
  ]);
  addSteps(seeds, member.id, waiting.id, [["pending", "member", waiting.at]]);
  return [
    hold(sent),
    { posting: "withdraw-paid", refs: { clearing: ADAPTER }, ...of, amount: paid - FEE },
    { posting: "withdraw-fee", ...of, amount: FEE },
    hold(waiting),
  ];
}
