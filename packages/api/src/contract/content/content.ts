import * as z from "zod/mini";
import { ARTICLE_PAGES } from "@baize/domain/content/announcement/article";
import { FEEDBACK_LENGTH, FEEDBACK_TYPES } from "@baize/domain/support/feedback";
import { POINT_TYPES, REWARD_KINDS } from "@baize/domain/rewards/points/kinds";
import { MAX_CONVERT_POINTS } from "@baize/domain/rewards/points/conversion";
import { MAX_REDEEM_QUANTITY, REDEMPTION_STATES } from "@baize/domain/rewards/points/redemption";
import { PROMOTION_PHASES } from "@baize/domain/rewards/promotion/phase";
import { endpoints } from "../endpoint.ts";
import { announcement } from "../../schema/announcement.ts";
import { humanCheck } from "../../schema/captcha.ts";
import { days } from "../../schema/days.ts";
import { vassalage } from "../../schema/game.ts";
import { list, summedList } from "../../schema/list.ts";
import { money } from "../../schema/money.ts";
import { count, instant, limit } from "../../schema/number.ts";
import { phone } from "../../schema/phone.ts";
import { withDefault } from "../../schema/with-default.ts";
import { address, cursor, filled, id, shownLanguage, text } from "../../schema/text.ts";
import { contentRoutes } from "../../routes/content/content.ts";

const html = () => text(50_000);
const category = () => z.string().check(z.regex(/^[a-z_]{1,32}$/));

const promotion = z.object({
  id: id(),
  category: category(),
  title: filled(200),
  /** One or two plain sentences. */
  summary: text(2000),
  lang: shownLanguage(),
  /** The figure of the offer, which is shown first and largest: "₹500", "0.8%". */
  figure: z.nullable(text(24)),
  state: z.enum(PROMOTION_PHASES),
  startsAt: instant(),
  endsAt: z.nullable(instant()),
  motif: z.nullable(text(32)),
  image: z.nullable(address()),
});

const article = z.object({ slug: filled(64), title: filled(200), content: html(), lang: shownLanguage(), updatedAt: instant() });
const sections = z.array(z.object({ title: filled(120), lang: shownLanguage(), articles: z.array(article) }));

const reward = z.object({
  id: id(),
  kind: z.enum(REWARD_KINDS),
  name: filled(200),
  description: html(),
  lang: shownLanguage(),
  unit: text(32),
  points: count(),
  /** Asked for beside the points; zero for most. */
  amount: money(),
  /** Null: as many as are asked for. */
  remaining: z.nullable(count()),
  exchanged: count(),
  motif: z.nullable(text(32)),
  image: z.nullable(address()),
});

/** P-256, for this one answer: the private half stays with the caller. */
const oneTimeKey = z.object({
  kty: z.literal("EC"),
  crv: z.literal("P-256"),
  x: z.string().check(z.regex(/^[\w-]{43}$/)),
  y: z.string().check(z.regex(/^[\w-]{43}$/)),
});

export const content = endpoints(contentRoutes, {
  "gift.get": {
    summary: "The gift popup, one for visitors and one for members; the client shows each once a session",
    input: z.object({}),
    output: z.object({
      stage: z.enum(["before", "after"]),
      gift: z.nullable(
        z.object({
          id: id(),
          title: filled(200),
          content: html(),
          actionLabel: filled(60),
          lang: shownLanguage(),
          href: address(),
          motif: z.nullable(text(32)),
          image: z.nullable(address()),
        }),
      ),
    }),
    rate: "open",
  },
  "announcements.games": {
    summary: "Announcements about vendors and their games, newest first",
    input: z.object({ vassalage: z.optional(vassalage()), count: limit(20) }),
    output: list(z.extend(announcement, { vassalage: vassalage(), vendorName: filled(80) })),
    rate: "open",
  },
  "promotions.list": {
    summary: "Promotions with their categories, in the brand's order",
    input: z.object({ category: z.optional(category()) }),
    output: z.object({
      categories: z.array(z.object({ category: category(), title: filled(80), lang: shownLanguage(), count: count() })),
      items: z.array(promotion),
      next: z.null(),
    }),
    rate: "open",
  },
  "promotions.get": {
    summary: "One promotion with its terms",
    input: z.object({ id: id() }),
    output: z.extend(promotion, { content: html() }),
    errors: ["promotion.not_found"],
    rate: "open",
  },
  "points.rewards": {
    summary: "Goods of the points mall",
    input: z.object({ kind: z.optional(z.enum(REWARD_KINDS)) }),
    output: list(reward),
    rate: "open",
  },
  "points.config": {
    summary: "What earns how many points, and the rules of the mall",
    input: z.object({}),
    output: z.object({
      /** `points` for each `per` of valid bets (of the deposit, for `deposit`). Points never expire. */
      earning: z.array(z.object({ type: z.enum(POINT_TYPES), points: count(), per: money() })),
      /** The bonus for a step of points, with a wagering of `times` within `days`. */
      convert: z.object({ points: count(), amount: money(), times: count(), days: count() }),
      rules: z.array(article),
    }),
    rate: "open",
  },
  "points.balance": {
    summary: "The member's points, and whether frozen money keeps them from being exchanged or converted",
    input: z.object({}),
    output: z.object({ points: count(), frozen: z.boolean() }),
    rate: "read",
  },
  "points.records": {
    summary: "The points account line by line, newest first, each with the balance after it",
    input: z.object({ type: z.optional(z.enum(POINT_TYPES)), ...days, cursor: z.optional(cursor()), limit: limit(20) }),
    output: summedList(z.object({ id: id(), type: z.enum(POINT_TYPES), change: z.int(), balance: count(), at: instant() }), {
      count: count(),
      /** The incoming sum, the outgoing sum, and their difference. */
      in: count(),
      out: count(),
      net: z.int(),
    }),
    errors: ["input.bad_cursor"],
    rate: "read",
  },
  "points.redeem": {
    summary: "Exchanges points for goods; asks for the withdrawal password",
    input: z.object({
      id: id(),
      quantity: withDefault(z.int().check(z.gte(1), z.lte(MAX_REDEEM_QUANTITY)), 1),
      /** Of goods that are sent as a parcel. */
      address: withDefault(text(400), ""),
      phone: filled(32),
      paymentPassword: filled(32),
    }),
    output: z.object({ id: id(), number: filled(32), points: count() }),
    errors: [
      "reward.not_found",
      "points.insufficient",
      "points.out_of_stock",
      "money.insufficient",
      "money.account_locked",
      "payment_password.not_set",
      "payment_password.wrong",
      "payment_password.locked",
    ],
    rate: "auth",
  },
  "points.redeemList": {
    summary: "Exchanges, newest first",
    input: z.object({ state: z.optional(z.enum(REDEMPTION_STATES)), ...days, cursor: z.optional(cursor()), limit: limit(20) }),
    output: summedList(
      z.object({
        id: id(),
        number: filled(32),
        at: instant(),
        kind: z.enum(REWARD_KINDS),
        name: filled(200),
        lang: shownLanguage(),
        unit: text(32),
        quantity: count(),
        points: count(),
        amount: money(),
        state: z.enum(REDEMPTION_STATES),
        address: text(400),
        phone: text(32),
        remark: text(400),
        decidedAt: z.nullable(instant()),
      }),
      {
        count: count(),
        /** Of those that were not declined: points and money paid. */
        points: count(),
        amount: money(),
        /** Points of the declined ones, which came back. */
        returned: count(),
      },
    ),
    errors: ["input.bad_cursor"],
    rate: "read",
  },
  "points.convert": {
    summary: "Turns points into a bonus at the brand's rate; asks for the password",
    input: z.object({ points: z.int().check(z.gte(1), z.lte(MAX_CONVERT_POINTS)), password: filled(256) }),
    output: z.object({ amount: money(), bonusId: z.nullable(id()), points: count() }),
    errors: ["points.insufficient", "money.account_locked", "password.wrong_old"],
    rate: "auth",
  },
  "help.centre": {
    summary: "The brand's pages by section: help centre, install guides, the agents' page",
    input: z.object({ place: withDefault(z.enum(ARTICLE_PAGES), "help") }),
    output: z.object({ sections }),
    rate: "open",
  },
  "download.info": {
    summary: "The apps with their install guides",
    input: z.object({}),
    output: list(
      z.object({
        resourceType: z.enum(["ios", "ios_lite", "android"]),
        url: z.nullable(address()),
        /** Null: the client draws the code of `url`. */
        qrCodeUrl: z.nullable(address()),
        version: z.nullable(text(32)),
        minimumSystem: z.nullable(text(40)),
        guide: z.array(article),
      }),
    ),
    rate: "open",
  },
  "feedback.send": {
    summary: "A member's message to the brand",
    input: z.object({ type: z.enum(FEEDBACK_TYPES), content: filled(4 * FEEDBACK_LENGTH.max) }),
    output: z.object({ id: id(), at: instant() }),
    rate: "write",
  },
  "agentApplication.send": {
    summary: "Asks to become an agent; asks for a human check",
    input: z.object({
      name: filled(60),
      ...phone,
      email: z.optional(text(254)),
      /** A messenger account, or how else to be reached. */
      contact: withDefault(text(120), ""),
      message: withDefault(text(2000), ""),
      ...humanCheck,
    }),
    output: z.object({ id: id(), at: instant() }),
    errors: ["auth.captcha_required", "verify.human_check_failed", "verify.too_many_requests"],
    rate: "auth",
  },
  "support.service": {
    summary: "The customer-service paths, sealed (ECDH-ES, A256GCM) to a key that the client makes for this one answer",
    input: z.object({ key: oneTimeKey }),
    output: z.object({
      /** Compact JWE of `{ version: { pathList: [{ type, path }] } }`; see `envelope/sealed-answer.ts`. */
      sealed: filled(8192),
    }),
    rate: "read",
  },
});
