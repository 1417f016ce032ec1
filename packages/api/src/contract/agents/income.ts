import * as z from "zod/mini";
import { CONTRACT_PERIODS, CONTRACT_TYPES } from "@baize/domain/agents/contract/type";
import { DISPUTE_LENGTH } from "@baize/domain/agents/settlement/dispute";
import { LINE_RULES } from "@baize/domain/agents/settlement/line";
import { STATEMENT_STATES } from "@baize/domain/agents/settlement/statement-state";
import { BET_STATUSES } from "@baize/domain/gaming/bet/status";
import { endpoints } from "../endpoint.ts";
import { days } from "../../schema/days.ts";
import { category } from "../../schema/game.ts";
import { summedList } from "../../schema/list.ts";
import { money } from "../../schema/money.ts";
import { count, day, instant, limit } from "../../schema/number.ts";
import { cursor, filled, id, text } from "../../schema/text.ts";
import { withDefault } from "../../schema/with-default.ts";
import { incomeRoutes } from "../../routes/agents/income.ts";

/** Which side of the contracts the reader is: the one who is paid, or the one who pays. */
const way = withDefault(z.enum(["received", "paid"]), "received");
const type = z.enum(CONTRACT_TYPES);

const statement = z.object({
  id: id(),
  way: z.enum(["received", "paid"]),
  type,
  /** The other side; an upline is masked, and null is the brand. */
  account: z.nullable(filled(64)),
  /** The first moment of its window, and the first after it. */
  startsAt: instant(),
  endsAt: instant(),
  amount: money(),
  state: z.enum(STATEMENT_STATES),
  /** Of a bill: when it is paid from the guarantee. */
  dueAt: z.nullable(instant()),
  paidAt: z.nullable(instant()),
  /** What of the amount the guarantee paid for the payer; the other side does not see it. */
  fromGuarantee: z.nullable(money()),
  /** Why the payer refused the bill; empty where it did not. */
  dispute: text(DISPUTE_LENGTH.max * 4),
});

const line = z.object({
  /** Its place in the statement, from zero. */
  line: count(),
  /** The direct downline at the head of the branch; null where the line is about the whole team. */
  branch: z.nullable(filled(64)),
  gameType: z.nullable(category()),
  rule: z.enum(LINE_RULES),
  /** The first moment of the hour, where hours count. */
  hour: z.nullable(instant()),
  base: money(),
  /** Parts per million. */
  rate: z.int(),
  /** Millionths of a minor unit, which sum to the amount. */
  micro: z.string().check(z.regex(/^-?\d{1,40}$/)),
  /** Of the base of a downline: its own statement. */
  statement: z.nullable(id()),
});

const sums = { dividend: money(), daily: money(), hourly: money(), realTime: money(), total: money() };

const one = z.object({ id: id() });
const paged = { cursor: z.optional(cursor()), limit: limit(20) };
/** Beside it: when it was read. */
const read = { asOf: instant() };

const answerErrors = [
  "auth.not_agent",
  "statement.not_found",
  "bill.wrong_state",
  "payment_password.not_set",
  "payment_password.wrong",
  "payment_password.locked",
] as const;

const paymentPassword = filled(32);

export const income = endpoints(incomeRoutes, {
  "income.days": {
    summary: "What the agent was paid, or paid, by the last day of each window and the type of contract, newest first",
    input: z.object({ way, ...days, ...paged }),
    output: z.extend(summedList(z.object({ day: day(), statements: count(), ...sums }), { statements: count(), ...sums }), read),
    errors: ["input.bad_cursor"],
    rate: "read",
  },
  "income.list": {
    summary: "The agent's statements of one side, newest window first; those with a deadline are bills",
    input: z.object({
      way,
      type: z.optional(type),
      state: z.optional(z.enum(STATEMENT_STATES)),
      /** Days of the brand on which windows ended. */
      ...days,
      ...paged,
    }),
    output: z.extend(summedList(statement, { count: count(), amount: money() }), read),
    errors: ["input.bad_cursor"],
    rate: "read",
  },
  "income.get": {
    summary: "One of the agent's statements, on either side: what the amount follows from",
    input: one,
    output: z.object({
      statement,
      contract: z.object({ id: id(), version: count(), period: z.enum(CONTRACT_PERIODS) }),
      /** The tier that counted, from zero; null where none was met, or each wager has its own. */
      tier: z.nullable(count()),
      base: money(),
      /** What the thresholds of the type were compared with. */
      measures: z.object({
        validBet: z.optional(money()),
        profit: z.optional(money()),
        betAmount: z.optional(money()),
        activeUsers: z.optional(count()),
        players: z.optional(count()),
      }),
      /** A loss that goes on to the next window. */
      carried: money(),
      lines: count(),
      ...read,
    }),
    errors: ["statement.not_found"],
    rate: "read",
  },
  "income.lines": {
    summary: "The lines of one statement in their order: branch, type of game and rule",
    input: z.object({ id: id(), ...paged }),
    output: summedList(line, { count: count(), amount: money() }),
    errors: ["statement.not_found", "input.bad_cursor"],
    rate: "read",
  },
  "income.wagers": {
    summary: "The settled wagers that one line was computed from, newest first; a round that was corrected has further rows",
    input: z.object({ id: id(), line: count(), ...paged }),
    output: summedList(
      z.object({
        /** Masked where the member is in the team no more. */
        account: filled(64),
        status: z.enum(BET_STATUSES),
        stake: money(),
        payout: money(),
        validBet: money(),
        /** What of it the line counts. */
        counted: money(),
        at: instant(),
      }),
      { count: count(), counted: money() },
    ),
    errors: ["statement.not_found", "input.bad_cursor"],
    rate: "read",
  },
  "income.proof": {
    summary: "One statement to the byte, its way to the root of its run, that root as it is signed, and the public key",
    input: one,
    output: z.object({
      statement: z.string(),
      leaf: filled(64),
      proof: z.array(z.object({ side: z.enum(["left", "right"]), hash: filled(64) })),
      signed: filled(2000),
      key: z.object({ kty: z.literal("OKP"), crv: z.literal("Ed25519"), x: filled(64) }),
    }),
    errors: ["statement.not_found"],
    rate: "write",
  },
  "income.state": {
    summary: "What is due to be paid by the agent, what it owes the guarantee, and whether its money is frozen",
    input: z.object({}),
    output: z.object({
      due: z.object({ count: count(), amount: money(), next: z.nullable(instant()) }),
      /** Bills that the guarantee paid for the agent, or a salary; commission repays them. */
      owed: money(),
      /** What a reversed deposit or a win that was taken back left unpaid: deposits repay it, and the cash of the next withdrawal. */
      brandDebt: money(),
      frozen: z.boolean(),
      /** Whether nothing but the debt to the brand freezes money: withdrawals that cash covers go on. */
      frozenByBrandDebt: z.boolean(),
      ...read,
    }),
    rate: "read",
  },
  "income.pay": {
    summary: "Pays a bill out of the payer's commission before its deadline, also where the payer's money is frozen",
    input: z.object({ id: id(), paymentPassword }),
    output: statement,
    errors: [...answerErrors, "money.insufficient"],
    rate: "write",
  },
  "income.refuse": {
    summary: "Refuses a bill: the guarantee pays it at once, the payer owes it, and the reason goes to both sides",
    input: z.object({ id: id(), reason: text(DISPUTE_LENGTH.max * 4), paymentPassword }),
    output: statement,
    errors: [...answerErrors, "money.account_locked", "bill.not_guaranteed"],
    rate: "write",
  },
});
