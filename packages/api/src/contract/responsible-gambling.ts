import * as z from "zod/mini";
import { BLOCK_KINDS } from "@baize/domain/responsible-gambling/block";
import { LIMIT_KINDS, LIMIT_PERIODS } from "@baize/domain/responsible-gambling/limit";
import { endpoints } from "./endpoint.ts";
import { amount, money } from "../schema/money.ts";
import { count, day, instant } from "../schema/number.ts";
import { withDefault } from "../schema/with-default.ts";
import { responsibleGamblingRoutes } from "../routes/responsible-gambling.ts";

const kind = z.enum(LIMIT_KINDS);
const period = z.enum(LIMIT_PERIODS);
const minutes = () => z.int().check(z.gte(1), z.lte(1440));

/** One of the two is filled: money for deposit, loss and wager, whole minutes for time. Both null: no limit. */
const measure = { amount: z.nullable(money()), minutes: z.nullable(count()) };

const limit = z.object({
  kind,
  period,
  ...measure,
  /** A raise that waits. */
  next: z.nullable(z.object({ ...measure, at: instant() })),
  /** The used part of the limit in the window; negative for losses where the member won. */
  used: z.object(measure),
  /** First business day of the window, and the first of the next. */
  from: day(),
  resets: day(),
});

const block = z.nullable(z.object({ kind: z.enum(BLOCK_KINDS), from: instant(), until: z.nullable(instant()) }));

export const play = endpoints(responsibleGamblingRoutes, {
  "responsibleGambling.status": {
    summary: "The member's own limits with what is used of them, the time without play, and the choices there are",
    input: z.object({}),
    output: z.object({
      limits: z.array(limit),
      /** In force now; `until` null: for good. */
      block,
      reality: z.object({ minutes: z.nullable(count()), choices: z.array(count()) }),
      coolOffDays: z.array(count()),
      exclusionMonths: z.array(count()),
      /** Hours that raising a limit waits. */
      raiseHours: count(),
      asOf: instant(),
    }),
    rate: "read",
  },
  "responsibleGambling.session": {
    summary: "How long this session has lasted and what it won or lost: the session clock and the reality check",
    input: z.object({}),
    output: z.object({
      startedAt: instant(),
      /** Minutes signed in today, over all devices. */
      minutesToday: count(),
      /** Since the session began: rounds, stakes, payouts, and the net of those that are settled. */
      rounds: count(),
      staked: money(),
      paid: money(),
      net: money(),
      /** Minutes between reality checks; null: none. */
      realityMinutes: z.nullable(count()),
      /** The time without play that is in force now; `until` null: for good. */
      block,
      asOf: instant(),
    }),
    rate: "read",
  },
  "responsibleGambling.simulate": {
    summary: "What a limit would have done to the member's own history of the calendar month before this one",
    input: z.object({ kind: z.enum(["deposit", "loss", "wager"]), period, amount: amount() }),
    output: z.object({
      from: day(),
      to: day(),
      /** Deposits or rounds that the month holds. */
      count: count(),
      /** The day in each window on which the limit would have stopped it. */
      stops: z.array(z.object({ day: day(), at: instant() })),
      skipped: count(),
      /** The sum of the skipped ones, and their total loss (negative: a win). */
      amount: money(),
      lost: money(),
    }),
    rate: "read",
  },
  "responsibleGambling.setLimit": {
    summary: "Sets one limit: lowering holds at once, raising or removing waits the profile's hours",
    input: z.object({
      kind,
      period: withDefault(period, "day"),
      /** For deposit, loss and wager; without it, and without minutes, the limit is to go. */
      amount: z.optional(amount()),
      /** For time. */
      minutes: z.optional(minutes()),
    }),
    /** When it holds, and whether that is later: a device's own clock may be wrong. */
    output: z.object({ at: instant(), waits: z.boolean() }),
    rate: "write",
  },
  "responsibleGambling.coolOff": {
    summary: "Closes bets and deposits for some days; it cannot be taken back",
    input: z.object({ days: count(400) }),
    output: z.object({ until: instant() }),
    rate: "write",
  },
  "responsibleGambling.selfExclude": {
    summary: "Closes bets and deposits for months, or for good where none are named; it cannot be taken back",
    input: z.object({ months: z.optional(count(600)) }),
    output: z.object({ until: z.nullable(instant()) }),
    rate: "write",
  },
  "responsibleGambling.setReality": {
    summary: "How often the reality check comes; none where no minutes are named",
    input: z.object({ minutes: z.optional(minutes()) }),
    output: z.object({ minutes: z.nullable(count()) }),
    rate: "write",
  },
});
