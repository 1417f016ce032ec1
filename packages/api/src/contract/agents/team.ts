import * as z from "zod/mini";
import { LINK_KINDS, LINK_STATES } from "@baize/domain/agents/link";
import { MOST_NOTE } from "@baize/domain/agents/note";
import { OPENED_BY, TEAM_ACTIVITY, TEAM_KINDS, TEAM_REACH } from "@baize/domain/agents/team";
import { MOST_UPLINES } from "@baize/domain/agents/tree";
import { MEMBER_STATUSES } from "@baize/domain/identity/member/status";
import { endpoints } from "../endpoint.ts";
import { FIRST_OFFER_ERRORS, firstOffers } from "../../schema/agent-contract.ts";
import { days } from "../../schema/days.ts";
import { count, instant, limit } from "../../schema/number.ts";
import { cursor, filled, outsideText, text } from "../../schema/text.ts";
import { withDefault } from "../../schema/with-default.ts";
import { teamRoutes } from "../../routes/agents/team.ts";

/** A number that is counted up to a bound: with `more`, there are more than that. */
const size = z.object({ count: count(), more: z.boolean() });

const person = {
  account: filled(64),
  nickname: text(64),
  type: z.literal(TEAM_KINDS),
  /** 1 for a direct downline of the agent. */
  level: count(),
  status: z.enum(MEMBER_STATUSES),
  joinedAt: instant(),
  lastLoginAt: z.nullable(instant()),
  direct: size,
  /** The caller's own; empty without one. */
  note: text(MOST_NOTE * 4),
};

const link = {
  code: filled(64),
  label: text(60),
  /** The kind of account that registers by it. */
  type: z.literal(LINK_KINDS),
  domain: z.nullable(text(253)),
  state: z.enum(LINK_STATES),
  createdAt: instant(),
  expiresAt: z.nullable(instant()),
  mostUses: z.nullable(count()),
  /** How many registered by it. */
  uses: count(),
  /** How many of them are in the team now: the accounts that the list of the team shows for this link. */
  brought: size,
  /** Offered to each agent who registers by it, as far as the own contracts pay as much then. */
  offers: firstOffers(),
};

/** From the agent's direct downline to the account in question. */
const trail = z.array(z.object({ account: filled(64), level: count() }));

export const team = endpoints(teamRoutes, {
  "team.list": {
    summary: "The accounts below an agent, or below one account of the team; the newest first",
    input: z.object({
      /** An account of the own team, whose downlines are listed; the agent's own without it. */
      under: z.optional(filled(64)),
      reach: withDefault(z.enum(TEAM_REACH), "direct"),
      /** A part of an account. */
      search: z.optional(text(64)),
      type: z.optional(z.literal(TEAM_KINDS)),
      status: z.optional(z.enum(MEMBER_STATUSES)),
      /** One level alone, counted from the account whose downlines are listed; it needs the reach of all. */
      level: z.optional(z.int().check(z.gte(1), z.lte(MOST_UPLINES))),
      /** By the last sign-in. */
      activity: z.optional(z.enum(TEAM_ACTIVITY)),
      /** The code of an invitation link: the accounts that registered by it. */
      link: z.optional(filled(64)),
      /** Days on which the accounts were opened. */
      ...days,
      cursor: z.optional(cursor()),
      limit: limit(20),
    }),
    output: z.object({
      items: z.array(z.object(person)),
      next: z.nullable(cursor()),
      trail,
      /** The whole of the list without filters; null on later pages. */
      size: z.nullable(z.object({ direct: size, all: size })),
      asOf: instant(),
    }),
    errors: ["auth.not_agent", "auth.user_unknown", "input.bad_cursor"],
    rate: "read",
  },
  "team.get": {
    summary: "One account of the own team; what would identify the person is masked",
    input: z.object({ account: filled(64) }),
    output: z.object({
      ...person,
      trail,
      all: size,
      email: z.nullable(text(255)),
      mobile: z.nullable(text(32)),
      openedBy: z.enum(OPENED_BY),
      asOf: instant(),
    }),
    errors: ["auth.not_agent", "auth.user_unknown"],
    rate: "read",
  },
  "team.open": {
    summary: "Opens an account directly below the agent; its first sign-in asks for a new password",
    input: z.object({
      account: filled(64),
      type: z.literal(TEAM_KINDS),
      password: filled(256),
      confirmPassword: filled(256),
      /** The person is old enough, and agreed to the terms. */
      agreement: z.literal(true),
      /** Contracts that a new agent can sign at once. */
      offers: withDefault(firstOffers(), []),
    }),
    output: z.object({ account: filled(64), type: z.literal(TEAM_KINDS), joinedAt: instant() }),
    errors: [
      "auth.not_agent",
      "team.not_allowed",
      "team.too_deep",
      "register.username_taken",
      "password.too_common",
      ...FIRST_OFFER_ERRORS,
    ],
    rate: "write",
  },
  "team.setNote": {
    summary: "Replaces the agent's own note about a direct downline, which no other account reads; an empty one removes it",
    input: z.object({ account: filled(64), note: outsideText(MOST_NOTE * 4) }),
    output: z.object({ account: filled(64), note: text(MOST_NOTE * 4) }),
    errors: ["auth.not_agent", "auth.user_unknown", "team.not_allowed"],
    rate: "write",
  },
  "team.links": {
    summary: "The agent's invitation links, the newest first",
    input: z.object({ state: z.optional(z.enum(LINK_STATES)), cursor: z.optional(cursor()), limit: limit(20) }),
    output: z.object({ items: z.array(z.object(link)), next: z.nullable(cursor()), asOf: instant() }),
    errors: ["auth.not_agent", "input.bad_cursor"],
    rate: "read",
  },
  "team.addLink": {
    summary: "Makes an invitation link: who registers by it joins directly below the agent",
    input: z.object({
      type: withDefault(z.literal(LINK_KINDS), 0),
      /** A note for the agent alone. */
      label: withDefault(outsideText(60), ""),
      /** The one domain on which it is good; every domain without it. */
      domain: z.optional(text(253)),
      days: z.optional(z.int().check(z.gte(1), z.lte(365))),
      mostUses: z.optional(z.int().check(z.gte(1), z.lte(100_000))),
      offers: withDefault(firstOffers(), []),
    }),
    output: z.object(link),
    errors: ["auth.not_agent", "team.not_allowed", "team.too_deep", "affiliate.limit_reached", ...FIRST_OFFER_ERRORS],
    rate: "write",
  },
  "team.stopLink": {
    summary: "Ends a link of the agent's own for good; who has registered by it stays",
    input: z.object({ code: filled(64) }),
    output: z.object(link),
    errors: ["auth.not_agent", "team.not_allowed", "affiliate.not_found"],
    rate: "write",
  },
});
