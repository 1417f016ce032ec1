import * as z from "zod/mini";
import { BONUS_STATES } from "@baize/domain/rewards/bonus/state";
import { APPLICATION, APPLICATION_STATES, PROMOTION_STATUSES } from "@baize/domain/rewards/promotion/status";
import { REWARD_SOURCES } from "@baize/domain/rewards/kinds";
import { PENDING_REWARD_STATES } from "@baize/domain/rewards/pending-reward";
import { endpoints } from "../endpoint.ts";
import { days } from "../../schema/days.ts";
import { summedList } from "../../schema/list.ts";
import { money } from "../../schema/money.ts";
import { category, gameName } from "../../schema/game.ts";
import { count, instant, limit } from "../../schema/number.ts";
import { withDefault } from "../../schema/with-default.ts";
import { cursor, filled, id, shownLanguage, text } from "../../schema/text.ts";
import { rewardsRoutes } from "../../routes/rewards/rewards.ts";

const source = z.enum(REWARD_SOURCES);
const status = z.enum(PROMOTION_STATUSES);
const page = { cursor: z.optional(cursor()), limit: limit(20) };
const one = z.object({ id: id() });

const due = z.object({
  id: id(),
  source,
  title: filled(200),
  lang: shownLanguage(),
  amount: money(),
  times: count(),
  days: count(),
  state: z.enum(PENDING_REWARD_STATES),
  at: instant(),
  expiresAt: z.nullable(instant()),
  closedAt: z.nullable(instant()),
});

const bonus = z.object({
  id: id(),
  source,
  title: filled(200),
  lang: shownLanguage(),
  amount: money(),
  /** Valid bets by weight: what must be played, and what has been. */
  required: money(),
  progress: money(),
  /** Percent of a valid bet that counts, by category; a category that is not named counts in full. */
  shares: z.optional(z.array(z.object({ category: category(), percent: count() }))),
  state: z.enum(BONUS_STATES),
  grantedAt: instant(),
  expiresAt: instant(),
  closedAt: z.nullable(instant()),
});

/** The result of a claim: cash at once, or a bonus with a wagering requirement. */
const gift = z.object({ amount: money(), bonusId: z.nullable(id()), required: money() });

export const rewards = endpoints(rewardsRoutes, {
  "promotions.mine": {
    summary: "The member's status in each promotion",
    input: z.object({}),
    output: z.object({
      items: z.array(
        z.object({
          id: id(),
          status,
          /** The sum deposited since joining, and the required sum; null where no deposit is required. */
          deposited: z.nullable(money()),
          needed: z.nullable(money()),
          /** Why an application was declined. */
          reason: text(400),
        }),
      ),
    }),
    rate: "read",
  },
  "promotions.join": {
    summary: "Signs up for a promotion whose condition is met later",
    input: one,
    output: z.object({ status }),
    errors: ["promotion.not_found", "promotion.wrong_state"],
    rate: "write",
  },
  "promotions.apply": {
    summary: "Applies for a promotion that a person decides on",
    input: z.object({
      id: id(),
      remark: withDefault(text(4 * APPLICATION.remark), ""),
      /** Pictures that were uploaded before, each used once. */
      images: withDefault(z.array(id()).check(z.maxLength(APPLICATION.images)), []),
    }),
    output: z.object({ status }),
    errors: ["promotion.not_found", "promotion.wrong_state", "upload.not_found"],
    rate: "write",
  },
  "promotions.claim": {
    summary: "Takes what a promotion gives",
    input: one,
    output: gift,
    errors: ["promotion.not_found", "promotion.wrong_state"],
    rate: "write",
  },
  "promotions.applications": {
    summary: "The member's applications, newest first",
    input: z.object({}),
    output: z.object({
      items: z.array(
        z.object({
          id: id(),
          title: filled(200),
          lang: shownLanguage(),
          status: z.enum(APPLICATION_STATES),
          remark: text(600),
          images: count(APPLICATION.images),
          reason: text(400),
          at: instant(),
          decidedAt: z.nullable(instant()),
        }),
      ),
    }),
    rate: "read",
  },
  "raffle.get": {
    summary: "A draw of red envelopes: draws left today, prizes with their chances, what was drawn",
    input: z.object({ id: z.optional(id()) }),
    output: z.object({
      raffle: z.nullable(
        z.object({
          id: id(),
          title: filled(200),
          lang: shownLanguage(),
          status,
          left: count(),
          drawsADay: count(),
          /** How often a prize must be played before it is cash. */
          times: count(),
          prizes: z.array(z.object({ amount: money(), chancePpm: count(1_000_000) })),
        }),
      ),
      draws: z.array(z.object({ amount: money(), at: instant() })),
    }),
    rate: "read",
  },
  "raffle.claim": {
    summary: "Opens one red envelope",
    input: one,
    output: z.object({ amount: money(), bonusId: z.nullable(id()), left: count() }),
    errors: ["promotion.not_found", "promotion.wrong_state", "raffle.no_draws"],
    rate: "write",
  },
  "bonus.list": {
    summary: "Bonuses, newest first, with totals over all that the filter lets through",
    input: z.object({ state: z.optional(z.enum(BONUS_STATES)), ...days, ...page }),
    output: summedList(bonus, { count: count(), amount: money(), claimed: money(), inPlay: money() }),
    errors: ["input.bad_cursor"],
    rate: "read",
  },
  "bonus.lines": {
    summary:
      "Each bet that counted towards one bonus: the lines that make its progress; a result taken back is a line below zero",
    input: z.object({ id: id(), ...page }),
    output: z.object({
      bonus,
      items: z.array(
        z.object({
          betId: id(),
          /** The number of the bet's lines before this one. */
          step: count(),
          ...gameName(),
          at: instant(),
          stake: money(),
          validBet: money(),
          /** Percent of the valid bet that counts. */
          weight: count(1000),
          counted: money(),
        }),
      ),
      next: z.nullable(cursor()),
      /** Sum of all lines: the bonus' progress. */
      counted: money(),
    }),
    errors: ["input.bad_cursor", "bonus.not_found"],
    rate: "read",
  },
  "bonus.claim": {
    summary: "Moves a bonus that was played through to cash",
    input: one,
    output: z.object({ amount: money() }),
    errors: ["bonus.not_found", "bonus.not_ready"],
    rate: "write",
  },
  "bonus.giveUp": {
    summary: "Gives a bonus up",
    input: one,
    output: z.object({ amount: money() }),
    errors: ["bonus.not_found", "bonus.over"],
    rate: "write",
  },
  "rewards.list": {
    summary:
      "The reward centre: what is owed to the member, and what was taken, with totals over all that the filters let through",
    input: z.object({ state: withDefault(z.enum(PENDING_REWARD_STATES), "open"), ...days, ...page }),
    output: z.extend(summedList(due, { count: count(), amount: money() }), {
      /** All that waits to be taken, whatever the filters are. */
      open: z.object({ count: count(), amount: money() }),
    }),
    errors: ["input.bad_cursor"],
    rate: "read",
  },
  "rewards.claim": {
    summary: "Takes one reward",
    input: one,
    output: gift,
    errors: ["reward.not_found", "reward.over"],
    rate: "write",
  },
});
