import * as z from "zod/mini";
import { OPENED_BY, TEAM_KINDS, TEAM_REACH } from "@baize/domain/agents/team";
import { MEMBER_STATUSES } from "@baize/domain/identity/member/status";
import { endpoints } from "../endpoint.ts";
import { days } from "../../schema/days.ts";
import { count, instant, limit } from "../../schema/number.ts";
import { cursor, filled, text } from "../../schema/text.ts";
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
});
