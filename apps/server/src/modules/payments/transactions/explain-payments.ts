import type { OutputOf } from "@baize/api/contract/contract";
import { BET_STATUSES } from "@baize/domain/gaming/bet/status";
import { toMoneyAmount } from "@baize/domain/money/amount";
import { CHANNEL_KINDS } from "@baize/domain/payments/channel";
import { DEPOSIT_STATES } from "@baize/domain/payments/deposit-state";
import { TRANSFER_STATES } from "@baize/domain/payments/wallet-transfer";
import { WITHDRAWAL_STATES } from "@baize/domain/payments/withdrawal-state";
import { REDEMPTION_STATES } from "@baize/domain/rewards/points/redemption";
import type { MemberContext } from "../../../platform/context.ts";
import { localize } from "../../../platform/language/language.ts";
import { isUuid } from "../../../platform/ids/uuid.ts";
import { betOf, bonusOf, counterpartOf, depositOf, dueOf, redemptionOf, transferOf, withdrawalOf } from "./subject-queries.ts";

type Line = OutputOf<"transactions.get">;
export type Subject = Pick<Line, "deposit" | "withdrawal" | "bet" | "bonus" | "reward" | "exchange" | "transfer" | "member">;
type Finder = (ctx: MemberContext, ref: string) => Promise<Partial<Subject>>;

const NONE: Subject = {
  deposit: null,
  withdrawal: null,
  bet: null,
  bonus: null,
  reward: null,
  exchange: null,
  transfer: null,
  member: null,
};

/** One of a table's own words; throws for what the table never held. */
function known<Word extends string>(words: readonly Word[], text: string): Word {
  const word = words.find((one) => one === text);
  if (word === undefined) throw new Error(`${text} is none of ${words.join(", ")}`);
  return word;
}

const moneyIn = (currency: string) => (minor: bigint) => toMoneyAmount({ minor, currency });

const deposit: Finder = async (ctx, ref) => {
  const row = await depositOf(ctx, ref);
  if (!row) return {};
  const money = moneyIn(row.currency);
  const [kind, state] = [known(CHANNEL_KINDS, row.kind), known(DEPOSIT_STATES, row.state)];
  return { deposit: { id: row.id, kind, state, amount: money(row.amount), fee: money(row.fee) } };
};

const withdrawal: Finder = async (ctx, ref) => {
  const row = await withdrawalOf(ctx, ref);
  if (!row) return {};
  const money = moneyIn(row.currency);
  const state = known(WITHDRAWAL_STATES, row.state);
  return { withdrawal: { id: row.id, account: row.accountLabel, state, amount: money(row.amount), fee: money(row.fee) } };
};

const bet: Finder = async (ctx, ref) => {
  const row = await betOf(ctx, ref);
  if (!row) return {};
  const { id, roundId, currency, stake, refunded, payout, status } = row.bet;
  const money = moneyIn(currency);
  return {
    bet: {
      id,
      roundId,
      gameName: localize(row.titles, ctx.language) ?? row.title,
      vendorName: row.vendorName,
      status: known(BET_STATUSES, status),
      stake: money(stake - refunded),
      payout: money(payout),
      day: row.day,
    },
  };
};

const bonus: Finder = async (ctx, ref) => {
  const row = await bonusOf(ctx, ref);
  if (!row) return {};
  const title = localize(row.titles, ctx.language) ?? row.source;
  return { bonus: { id: row.id, title, state: row.state, amount: moneyIn(row.currency)(row.amount) } };
};

const reward: Finder = async (ctx, ref) => {
  const row = await dueOf(ctx, ref);
  if (!row) return {};
  const title = localize(row.titles, ctx.language) ?? row.source;
  return { reward: { source: row.source, title, amount: moneyIn(row.currency)(row.amount) } };
};

const exchange: Finder = async (ctx, ref) => {
  const row = await redemptionOf(ctx, ref);
  if (!row) return {};
  const { number, points, currency, amount } = row;
  const state = known(REDEMPTION_STATES, row.state);
  const name = localize(row.titles, ctx.language) ?? "";
  return { exchange: { number, name, state, points, amount: moneyIn(currency)(amount) } };
};

const transfer: Finder = async (ctx, ref) => {
  const row = await transferOf(ctx, ref);
  if (!row) return {};
  const { id, from, to, currency, amount } = row;
  return { transfer: { id, from, to, state: known(TRANSFER_STATES, row.state), amount: moneyIn(currency)(amount) } };
};

const member: Finder = async (ctx, ref) => ({ member: (await counterpartOf(ctx, ref)) ?? null });

/** What a transfer's `ref` names, by its kind. Kinds that are not here explain themselves. */
const FINDERS: Readonly<Record<string, { readonly find: Finder; readonly byId: boolean }>> = {
  deposit: { find: deposit, byId: true },
  "deposit-fee": { find: deposit, byId: true },
  "withdraw-hold": { find: withdrawal, byId: true },
  "withdraw-release": { find: withdrawal, byId: true },
  "withdraw-paid": { find: withdrawal, byId: true },
  "withdraw-fee": { find: withdrawal, byId: true },
  "withdraw-refund": { find: withdrawal, byId: true },
  bet: { find: bet, byId: false },
  win: { find: bet, byId: false },
  rollback: { find: bet, byId: false },
  "bonus-grant": { find: bonus, byId: true },
  "bonus-release": { find: bonus, byId: true },
  "bonus-return": { find: bonus, byId: true },
  reward: { find: reward, byId: false },
  redeem: { find: exchange, byId: true },
  "redeem-return": { find: exchange, byId: true },
  "wallet-hold": { find: transfer, byId: true },
  "wallet-arrive": { find: transfer, byId: true },
  "wallet-back": { find: transfer, byId: true },
  "member-sent": { find: member, byId: true },
  "member-received": { find: member, byId: true },
};

/** What made a line: looked up among the member's own deposits, withdrawals, bets, bonuses and so on. */
export async function subjectOf(ctx: MemberContext, kind: string, ref: string): Promise<Subject> {
  const finder = Object.hasOwn(FINDERS, kind) ? FINDERS[kind] : undefined;
  if (!finder || (finder.byId && !isUuid(ref))) return NONE;
  return { ...NONE, ...(await finder.find(ctx, ref)) };
}
