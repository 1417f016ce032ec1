import { type SQL, sql } from "drizzle-orm";
import { MOVE_TYPES_BY_KIND, moveKindsOf } from "@baize/domain/agents/team-move";
import { ACCOUNT_KINDS, CHART } from "../../../ledger/chart-of-accounts.ts";
import { IS_NO_PLAY, transfers } from "../../../ledger/schema.ts";
import { stateListSql } from "../../../platform/database/states.ts";
import { pathVersions } from "../schema.ts";

/** A move of money names no path: it belongs to the version that ran at its time. */
export const MOVE_OF_VERSION = sql`(${pathVersions.version} = 1 or ${pathVersions.startedAt} <= ${transfers.at})
  and not exists (select from path_versions later where later.member_id = ${pathVersions.memberId}
    and later.version = ${pathVersions.version} + 1 and later.started_at <= ${transfers.at})`;

const OWN = stateListSql(ACCOUNT_KINDS.filter((kind) => CHART[kind].side === "member"));
/** Between a member's wallets nothing comes and nothing leaves. */
const CROSSES = sql`(${transfers.debitKind} in (${OWN})) <> (${transfers.creditKind} in (${OWN}))`;

/** What came to the member; negative where it left. */
export const MOVE_SIGNED = sql`case when ${transfers.creditKind} in (${OWN}) then ${transfers.amount} else -${transfers.amount} end`;

const BY_KIND = sql.join(
  MOVE_TYPES_BY_KIND.map(
    (type) => sql`when ${transfers.kind} in (${stateListSql(moveKindsOf(type))}) then ${stateListSql([type])}`,
  ),
  sql.raw(" "),
);
export const MOVE_TYPE = sql<string>`case when 'fees' in (${transfers.debitKind}, ${transfers.creditKind}) then 'fee'
  when ${transfers.kind} = 'reward' and ${transfers.ref} like 'rebate/%' then 'rebate' ${BY_KIND} else 'other' end`;

/** Which transfers the reports of a team hold: no play. The condition on kinds is written as in the partial indices. */
export const isTeamMove = (currency: string): SQL => sql`${transfers.book} = 'real' and ${transfers.currency} = ${currency}
  and ${transfers.kind} ${IS_NO_PLAY} and ${CROSSES}`;

export const MOVE_SUMS = {
  count: sql<string>`count(*)::text`,
  came: sql<string>`coalesce(sum(greatest(${MOVE_SIGNED}, 0)), 0)::text`,
  went: sql<string>`coalesce(sum(greatest(-(${MOVE_SIGNED}), 0)), 0)::text`,
};
