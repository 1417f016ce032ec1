import * as z from "zod/mini";
import { REPORT_REACH } from "@baize/domain/agents/team";
import { MOST_LEVELS, MOST_UPLINES } from "@baize/domain/agents/tree";
import { endpoints } from "../endpoint.ts";
import { bet, betFilters, betSums } from "../../schema/bet.ts";
import { summedList } from "../../schema/list.ts";
import { count, instant, limit } from "../../schema/number.ts";
import { cursor, filled } from "../../schema/text.ts";
import { withDefault } from "../../schema/with-default.ts";
import { teamReportsRoutes } from "../../routes/agents/team-reports.ts";

/** Whose a line is, as of its time: who moves takes no line to another team. */
const whose = {
  account: filled(64),
  /** 1 for a direct downline of the agent. */
  level: count(MOST_UPLINES),
};

const filters = {
  /** An account that is or was in the team; the whole team without it. */
  account: z.optional(filled(64)),
  reach: withDefault(z.enum(REPORT_REACH), "person"),
  level: z.optional(z.int().check(z.gte(1), z.lte(MOST_LEVELS))),
};

export const teamReports = endpoints(teamReportsRoutes, {
  "teamReports.bets": {
    summary: "The bets of the team, newest first: each belongs to the team of its acceptance",
    input: z.object({ ...filters, ...betFilters, cursor: z.optional(cursor()), limit: limit(20) }),
    output: z.extend(summedList(z.extend(bet, whose), betSums), { asOf: instant() }),
    errors: ["auth.not_agent", "auth.user_unknown", "input.bad_cursor"],
    rate: "read",
  },
});
