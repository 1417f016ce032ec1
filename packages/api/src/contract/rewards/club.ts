import * as z from "zod/mini";
import { MISSION_METRICS, MISSION_PERIODS, MISSION_STATES } from "@baize/domain/rewards/mission/mission";
import { PENDING_REWARD_STATES } from "@baize/domain/rewards/pending-reward";
import { endpoints } from "../endpoint.ts";
import { category, gameName } from "../../schema/game.ts";
import { summedList } from "../../schema/list.ts";
import { money } from "../../schema/money.ts";
import { count, day, instant, limit } from "../../schema/number.ts";
import { cursor, filled, id, shownLanguage, text, vendorId } from "../../schema/text.ts";
import { clubRoutes } from "../../routes/rewards/club.ts";

const ppm = () => count(1_000_000);

const rebate = z.object({
  /** The Monday that the week began with. */
  day: day(),
  category: category(),
  level: count(),
  ratePpm: ppm(),
  validBet: money(),
  amount: money(),
  state: z.enum(PENDING_REWARD_STATES),
});

export const club = endpoints(clubRoutes, {
  "vip.get": {
    summary: "The member's level, what led to it, and all levels with their rebates",
    input: z.object({}),
    output: z.object({
      level: count(),
      /** Since the account was opened. */
      validBets: money(),
      levels: z.array(
        z.object({ level: count(), from: money(), rebates: z.array(z.object({ category: category(), ratePpm: ppm() })) }),
      ),
    }),
    rate: "read",
  },
  "rebates.list": {
    summary: "Rebates by week and game type, newest week first: the bets, the rate and the amount of each line",
    input: z.object({ cursor: z.optional(cursor()), limit: limit(20) }),
    output: summedList(rebate, { count: count(), validBet: money(), amount: money() }),
    errors: ["input.bad_cursor"],
    rate: "read",
  },
  "rebates.lines": {
    summary: "Each bet that one line of a rebate was counted from, newest first, and what they come to",
    input: z.object({ day: day(), category: category(), cursor: z.optional(cursor()), limit: limit(20) }),
    output: z.object({
      rebate,
      items: z.array(
        z.object({
          betId: id(),
          roundId: vendorId(),
          ...gameName(),
          /** When the round was settled: by it a bet falls into its week. */
          at: instant(),
          stake: money(),
          validBet: money(),
        }),
      ),
      next: z.nullable(cursor()),
      count: count(),
      /** Sum over all bets: the line's own. */
      validBet: money(),
    }),
    errors: ["input.bad_cursor", "reward.not_found"],
    rate: "read",
  },
  "missions.list": {
    summary: "Missions of the day and the week with the member's progress; how many wait to be taken",
    input: z.object({}),
    output: z.object({
      items: z.array(
        z.object({
          id: id(),
          title: filled(200),
          lang: shownLanguage(),
          period: z.enum(MISSION_PERIODS),
          metric: z.enum(MISSION_METRICS),
          state: z.enum(MISSION_STATES),
          /** One of the two, by the metric. */
          rounds: z.nullable(z.object({ progress: count(), goal: count() })),
          money: z.nullable(z.object({ progress: money(), goal: money() })),
          reward: money(),
          times: count(),
          endsAt: instant(),
        }),
      ),
      available: count(),
    }),
    rate: "read",
  },
  "missions.claim": {
    summary: "Takes the reward of a mission that is done",
    input: z.object({ id: id() }),
    output: z.object({ amount: money(), bonusId: z.nullable(id()), required: money() }),
    errors: ["mission.not_found", "mission.not_done", "reward.over"],
    rate: "write",
  },
  "leaderboard.get": {
    summary: "The week's first by valid bets, and the member's own place",
    input: z.object({}),
    output: z.object({
      items: z.array(
        z.object({
          rank: count(),
          /** Masked; null for who does not want to be shown. */
          player: z.nullable(text(64)),
          own: z.boolean(),
          validBets: money(),
        }),
      ),
      endsAt: instant(),
      /** Whether the member agreed to be shown on boards. */
      shown: z.boolean(),
    }),
    rate: "read",
  },
  "board.set": {
    summary: "Whether the member may be shown on the boards of winners, under a masked name",
    input: z.object({ shown: z.boolean() }),
    output: z.object({ shown: z.boolean() }),
    rate: "write",
  },
  "referral.summary": {
    summary: "The member's invitation code, and what a friend who comes by it must do to earn the member how much",
    input: z.object({}),
    output: z.object({
      /** Null until one was asked for. */
      code: z.nullable(text(32)),
      reward: money(),
      minDeposit: money(),
      minValidBets: money(),
    }),
    rate: "read",
  },
  "referral.friends": {
    summary: "Who came by the member's invitation, newest first, how far each has come and what each earned",
    input: z.object({ cursor: z.optional(cursor()), limit: limit(20) }),
    output: summedList(
      z.object({
        player: text(64),
        joinedAt: instant(),
        deposited: money(),
        validBets: money(),
        rewarded: z.boolean(),
        earned: money(),
      }),
      /** Of all friends, how many earned something, and what they earned together. */
      { count: count(), rewarded: count(), earned: money() },
    ),
    errors: ["input.bad_cursor"],
    rate: "read",
  },
  "referral.invite": {
    summary: "Makes the member's invitation code, once",
    input: z.object({}),
    output: z.object({ code: filled(32) }),
    rate: "write",
  },
});
