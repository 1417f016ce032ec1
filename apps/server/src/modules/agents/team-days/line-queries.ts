import { type SQL, sql } from "drizzle-orm";
import { BET_SUMS } from "../../gaming/bets/queries.ts";
import { isTeamMove, MOVE_OF_VERSION, MOVE_SUMS, MOVE_TYPE } from "../reports/move-line-queries.ts";

export interface Zoned {
  readonly timeZone: string;
  readonly currency: string;
}

/** The first instant of a day of the brand. */
const startOf = (day: SQL, timeZone: string) => sql`(${day}::timestamp at time zone ${timeZone}::text)`;

/** The business day of an instant. */
export const dayOf = (at: SQL, timeZone: string): SQL => sql`(${at} at time zone ${timeZone}::text)::date`;

const ASKED = sql`asked.day`;
const within = (at: SQL, timeZone: string) =>
  sql`${at} >= ${startOf(ASKED, timeZone)} and ${at} < ${startOf(sql`(asked.day + 1)`, timeZone)}`;

/** The bets of the members and days of `asked`, without free rounds, each with its path. */
export const freshBets = ({ timeZone }: Zoned): SQL => sql`asked
  join bets on bets.member_id = asked.member_id and ${within(sql`bets.placed_at`, timeZone)} and bets.campaign is null
  join games on games.id = bets.game_id
  join path_versions on path_versions.member_id = bets.member_id and path_versions.version = bets.path_version
    and cardinality(path_versions.path) > 0`;

/** What the columns of the sums are called, in their order. */
export const COLUMNS = sql.raw("member_id, day, kind, path, count, came, went, net, valid_bet");

/** The sums of the lines as they are now, of the members and days of `asked`. */
export const freshLines = (zoned: Zoned): SQL => sql`
  select bets.member_id, asked.day, games.category as kind, path_versions.path, (${BET_SUMS.count})::bigint as count,
    (${BET_SUMS.payout})::bigint as came, (${BET_SUMS.stake})::bigint as went, (${BET_SUMS.net})::bigint as net,
    (${BET_SUMS.validBet})::bigint as valid_bet
  from ${freshBets(zoned)} group by 1, 2, 3, 4
  union all
  select transfers.member_id, asked.day, ${MOVE_TYPE} as kind, path_versions.path, (${MOVE_SUMS.count})::bigint,
    (${MOVE_SUMS.came})::bigint, (${MOVE_SUMS.went})::bigint, (${MOVE_SUMS.came})::bigint - (${MOVE_SUMS.went})::bigint, 0
  from asked
  join transfers on transfers.member_id = asked.member_id and ${within(sql`transfers.at`, zoned.timeZone)}
  join path_versions on path_versions.member_id = transfers.member_id and cardinality(path_versions.path) > 0 and ${MOVE_OF_VERSION}
  where ${isTeamMove(zoned.currency)} group by 1, 2, 3, 4`;

/** What the sums have of the same, to be taken back. */
export const STORED_BACK = sql`
  select team_days.member_id, team_days.day, team_days.kind, team_days.path, -team_days.count, -team_days.came, -team_days.went,
    -team_days.net, -team_days.valid_bet
  from asked join team_days on team_days.member_id = asked.member_id and team_days.day = asked.day and team_days.reach = 'own'`;
