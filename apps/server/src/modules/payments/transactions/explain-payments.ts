import { CHANNEL_KINDS } from "@baize/domain/payments/channel";
import { DEPOSIT_STATES } from "@baize/domain/payments/deposit-state";
import { TRANSFER_STATES } from "@baize/domain/payments/wallet-transfer";
import { WITHDRAWAL_STATES } from "@baize/domain/payments/withdrawal-state";
import { maskAccount } from "@baize/domain/identity/member/mask";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { Explainer, Explainers } from "../../../ledger/explainer.ts";
import { requireKnown } from "../../../platform/database/require-known.ts";
import { findOwnDeposit } from "../deposits/queries.ts";
import { findOwnWithdrawal } from "../withdrawals/queries.ts";
import { findCounterparty, findOwnTransfer } from "./queries.ts";

const moneyIn = (currency: string) => (minor: bigint) => toMoneyAmount({ minor, currency });

const deposit: Explainer = {
  byId: true,
  explain: async (ctx, ref) => {
    const row = await findOwnDeposit(ctx, ref);
    if (!row) return {};
    const money = moneyIn(row.currency);
    const [kind, state] = [requireKnown(CHANNEL_KINDS, row.kind), requireKnown(DEPOSIT_STATES, row.state)];
    return { deposit: { id: row.id, kind, state, amount: money(row.amount), fee: money(row.fee) } };
  },
};

const withdrawal: Explainer = {
  byId: true,
  explain: async (ctx, ref) => {
    const row = await findOwnWithdrawal(ctx, ref);
    if (!row) return {};
    const money = moneyIn(row.currency);
    const state = requireKnown(WITHDRAWAL_STATES, row.state);
    return { withdrawal: { id: row.id, account: row.accountLabel, state, amount: money(row.amount), fee: money(row.fee) } };
  },
};

const transfer: Explainer = {
  byId: true,
  explain: async (ctx, ref) => {
    const row = await findOwnTransfer(ctx, ref);
    if (!row) return {};
    const { id, from, to, currency, amount } = row;
    const state = requireKnown(TRANSFER_STATES, row.state);
    return { transfer: { id, from, to, state, amount: moneyIn(currency)(amount) } };
  },
};

/** Uplines are masked: a downline sees only part of the name. */
const member: Explainer = {
  byId: true,
  explain: async (ctx, ref) => {
    const row = await findCounterparty(ctx, ref);
    if (!row) return {};
    return ctx.member.path.includes(row.id)
      ? { member: { account: maskAccount(row.account), relation: "upline" } }
      : { member: { account: row.account, relation: "downline" } };
  },
};

export const paymentExplainers: Explainers = {
  deposit,
  "deposit-fee": deposit,
  "deposit-reversal": deposit,
  "withdraw-hold": withdrawal,
  "withdraw-release": withdrawal,
  "withdraw-paid": withdrawal,
  "withdraw-fee": withdrawal,
  "withdraw-refund": withdrawal,
  "wallet-hold": transfer,
  "wallet-arrive": transfer,
  "wallet-back": transfer,
  "member-sent": member,
  "member-received": member,
};
