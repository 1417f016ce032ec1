import * as z from "zod/mini";
import { MOST_MOVED } from "@baize/domain/agents/most-moved";
import { MOST_ACCOUNT_PATH } from "@baize/domain/agents/account-path";
import { PROFIT_LOSS_SORTS, SORT_DIRECTIONS } from "@baize/domain/agents/profit-loss";
import { REPORT_REACH } from "@baize/domain/agents/team";
import { TEAM_MOVE_TYPES } from "@baize/domain/agents/team-move";
import { MOST_LEVELS, MOST_UPLINES } from "@baize/domain/agents/tree";
import { endpoints } from "../endpoint.ts";
import { bet, betFilters, betSums } from "../../schema/bet.ts";
import { days } from "../../schema/days.ts";
import { category } from "../../schema/game.ts";
import { summedList } from "../../schema/list.ts";
import { money } from "../../schema/money.ts";
import { count, day, instant, limit } from "../../schema/number.ts";
import { cursor, filled, id } from "../../schema/text.ts";
import { withDefault } from "../../schema/with-default.ts";
import { teamReportsRoutes } from "../../routes/agents/team-reports.ts";

/** Whose a line is, as of its time: who moves takes no line to another team. */
const whose = {
  account: filled(64),
  /** 1 for a direct downline of the agent. */
  level: count(MOST_UPLINES),
};

/**
 * An account that is or was in the team, wherever in it; `/raj_mumbai/rohit.k` is one while it was there, directly below those before it. The whole
 * team without it.
 */
const account = z.optional(filled(MOST_ACCOUNT_PATH));

const filters = {
  account,
  reach: withDefault(z.enum(REPORT_REACH), "person"),
  level: z.optional(z.int().check(z.gte(1), z.lte(MOST_LEVELS))),
};

/** A person's gains are positive. Each figure is the sum of lines: of `teamReports.bets`, or of `teamReports.transactions`. */
const figures = {
  deposits: money(),
  withdrawals: money(),
  validBet: money(),
  payout: money(),
  /** Payouts less stakes of what is settled. */
  winLoss: money(),
  rebates: money(),
  bonuses: money(),
  commission: money(),
  /** The four before it. */
  net: money(),
};

/** Days of a team. Every figure is that of the report which lists it, on the same days. */
const period = z.object({
  from: day(),
  to: day(),
  /** Accounts of the team that had been opened by the end of these days. */
  size: z.object({ count: count(), more: z.boolean() }),
  /** Accounts of the team that were opened. */
  joined: z.object({ count: count(), more: z.boolean() }),
  /** Persons with a bet. */
  active: count(),
  ...figures,
});

export const teamReports = endpoints(teamReportsRoutes, {
  "teamReports.bets": {
    summary: "The bets of the team, newest first: each belongs to the team of its acceptance",
    input: z.object({ ...filters, ...betFilters, cursor: z.optional(cursor()), limit: limit(20) }),
    output: z.extend(summedList(z.extend(bet, whose), betSums), { asOf: instant() }),
    errors: ["auth.not_agent", "auth.user_unknown", "input.bad_cursor"],
    rate: "read",
  },
  "teamReports.overview": {
    summary: "The team in some days, and in as many days before them",
    input: z.object({ from: day(), to: day() }),
    output: z.object({ now: period, before: period, asOf: instant() }),
    errors: ["auth.not_agent"],
    rate: "read",
  },
  "teamReports.trends": {
    summary: "What the figures of the overview are the sums of, by day and by type of game, with the branches that moved most",
    input: z.object({ from: day(), to: day() }),
    output: z.object({
      from: day(),
      to: day(),
      /** Days with a line, oldest first. */
      days: z.array(z.object({ day: day(), validBet: money(), net: money() })),
      /** Types with a bet, the one with the most valid bets first. */
      games: z.array(z.object({ category: category(), bets: count(), validBet: money(), payout: money(), winLoss: money() })),
      /** Direct downlines, the branch whose net changed most first. */
      movers: z
        .array(z.object({ account: filled(64), now: money(), before: money(), change: money() }))
        .check(z.maxLength(MOST_MOVED)),
      /** What the agent was paid by its own contracts, as `income.days` lists it. */
      income: z.object({ now: money(), before: money() }),
      asOf: instant(),
    }),
    errors: ["auth.not_agent"],
    rate: "read",
  },
  "teamReports.profitLoss": {
    summary:
      "What each branch below an account of the team paid, played and was paid; the rows sum to the account's own row above",
    input: z.object({
      under: account,
      ...days,
      /** Equal figures are in the order of their accounts. Without it the account that joined last is the first. */
      sort: z.optional(z.enum(PROFIT_LOSS_SORTS)),
      direction: withDefault(z.enum(SORT_DIRECTIONS), "ascending"),
      cursor: z.optional(cursor()),
      limit: limit(50),
    }),
    output: z.object({
      ...summedList(
        z.object({
          account: filled(64),
          /** `person`: the account alone, the first row in every order. `branch`: a downline of it with all members below. */
          reach: z.enum(REPORT_REACH),
          /** Whether there is a level below the row's. */
          hasTeam: z.boolean(),
          ...figures,
        }),
        figures,
      ).shape,
      /** From the agent's direct downline to the account in question. */
      trail: z.array(z.object({ account: filled(64), level: count(MOST_UPLINES) })),
      asOf: instant(),
    }),
    errors: ["auth.not_agent", "auth.user_unknown", "input.bad_cursor"],
    rate: "read",
  },
  "teamReports.transactions": {
    summary: "The money that came to the team's wallets and left them, newest first, without bets and what they paid",
    input: z.object({
      ...filters,
      type: z.optional(z.enum(TEAM_MOVE_TYPES)),
      ...days,
      cursor: z.optional(cursor()),
      limit: limit(20),
    }),
    output: z.extend(
      summedList(
        z.object({
          id: id(),
          ...whose,
          type: z.enum(TEAM_MOVE_TYPES),
          /** Negative where it left. */
          amount: money(),
          at: instant(),
        }),
        { count: count(), in: money(), out: money(), net: money() },
      ),
      { asOf: instant() },
    ),
    errors: ["auth.not_agent", "auth.user_unknown", "input.bad_cursor"],
    rate: "read",
  },
});
