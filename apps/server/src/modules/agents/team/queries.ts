import { and, desc, eq, gte, isNull, like, lt, or, type SQL, sql } from "drizzle-orm";
import type { ParsedOf } from "@baize/api/contract/contract";
import { MOST_COUNTED, type TeamActivity, type TeamReach } from "@baize/domain/agents/team";
import { ACTIVE_MEMBER, CLOSED_MEMBER } from "@baize/domain/identity/member/status";
import type { MemberContext } from "../../../platform/context.ts";
import type { Executor } from "../../../platform/database/database.ts";
import { asText } from "../../../platform/database/raw.ts";
import { uuidArray } from "../../../platform/database/uuid-array.ts";
import { type Days, onDays } from "../../../platform/lists/business-days.ts";
import { containing } from "../../../platform/lists/like.ts";
import { afterCursor, type Cursor } from "../../../platform/lists/page.ts";
import { isPseudonym } from "../../identity/close/pseudonym.ts";
import { handleOf } from "../../identity/member/handle.ts";
import { members } from "../../identity/schema.ts";
import { pathClosure } from "../schema.ts";

/** Whether this account may still lead a team. */
export async function isOpenAgent({ system, brand }: MemberContext, id: string): Promise<boolean> {
  const [row] = await system.db
    .select({ id: members.id })
    .from(members)
    .where(
      and(eq(members.id, id), eq(members.brand, brand.code), eq(members.status, ACTIVE_MEMBER), sql`${members.kind} in (1, 2)`),
    );
  return row !== undefined;
}

/** Whether a member is directly below an agent now. */
export async function isDirectlyBelow(db: Executor, memberId: string, agentId: string): Promise<boolean> {
  const found = await db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.id, memberId), eq(members.uplineId, agentId)));
  return found.length > 0;
}

const isBelow = (ancestorId: string) => and(eq(pathClosure.ancestorId, ancestorId), sql`${pathClosure.isCurrent}`);

/** The members who registered by an invitation link. */
const registeredBy = ({ brand }: MemberContext, code: string | SQL) =>
  and(eq(members.brand, brand.code), eq(members.inviteCode, code));

const PERSON = {
  id: members.id,
  account: members.username,
  nickname: members.nickname,
  kind: members.kind,
  status: members.status,
  path: members.path,
  lastLoginAt: members.lastLoginAt,
  depth: pathClosure.depth,
  joinedAt: pathClosure.joinedAt,
};
export type TeamRow = Awaited<ReturnType<typeof listTeam>>[number];

const DAY_MS = 86_400_000;

/** The accounts whose last sign-in is as long ago as this says. */
function usedLast(activity: TeamActivity, now: Date): SQL | undefined {
  const since = (days: number) => new Date(now.getTime() - days * DAY_MS);
  if (activity === "idle") return or(isNull(members.lastLoginAt), lt(members.lastLoginAt, since(30)));
  return gte(members.lastLoginAt, since(activity === "week" ? 7 : 30));
}

interface Below {
  readonly ancestorId: string;
  readonly reach: TeamReach;
}

/** The accounts below one ancestor, newest first; one more than the page holds. */
export async function listTeam(
  db: Executor,
  ctx: MemberContext,
  { ancestorId, reach }: Below,
  filters: ParsedOf<"team.list">,
  cursor: Cursor | undefined,
) {
  const { brand, now } = ctx;
  const { search, type, status, level, activity, link, limit } = filters;
  const where: (SQL | undefined)[] = [
    isBelow(ancestorId),
    reach === "direct" ? eq(pathClosure.depth, 1) : undefined,
    search ? like(members.handle, containing(handleOf(search))) : undefined,
    type === undefined ? undefined : eq(members.kind, type),
    status === undefined ? undefined : eq(members.status, status),
    level === undefined ? undefined : eq(pathClosure.depth, level),
    activity && usedLast(activity, now),
    link === undefined ? undefined : registeredBy(ctx, link),
    onDays(pathClosure.joinedAt, filters, brand.timeZone),
    afterCursor(cursor, pathClosure.joinedAt, pathClosure.memberId),
  ];
  return await db
    .select(PERSON)
    .from(pathClosure)
    .innerJoin(members, eq(members.id, pathClosure.memberId))
    .where(and(...where))
    .orderBy(desc(pathClosure.joinedAt), desc(pathClosure.memberId))
    .limit(limit + 1);
}

/** The member of this name. A closed account keeps no name of the person. */
export const isNamed = (account: string) =>
  isPseudonym(account)
    ? and(eq(members.username, account), eq(members.status, CLOSED_MEMBER))
    : eq(members.handle, handleOf(account));

/** An account below the agent, at any level; the name of any other account finds nothing. */
export async function findBelow({ system, brand }: MemberContext, agentId: string, account: string) {
  const [row] = await system.db
    .select({ ...PERSON, email: members.email, mobile: members.mobile, openedBy: members.openedBy })
    .from(members)
    .innerJoin(pathClosure, and(isBelow(agentId), eq(pathClosure.memberId, members.id)))
    .where(and(eq(members.brand, brand.code), isNamed(account)));
  return row;
}

export interface Size {
  readonly count: number;
  readonly more: boolean;
}

const toSize = (count: number): Size => ({ count: Math.min(count, MOST_COUNTED), more: count > MOST_COUNTED });

/** How many accounts are below one, counted up to a bound: the time does not grow with the team. */
export async function countBelow(db: Executor, { ancestorId, reach }: Below): Promise<Size> {
  const level = reach === "direct" ? sql`and depth = 1` : sql``;
  const { rows } = await db.execute(sql`select count(*)::text as count from (select from path_closure
    where ancestor_id = ${ancestorId}::uuid and is_current ${level} limit ${MOST_COUNTED + 1}) counted`);
  return toSize(Number(rows[0]?.count));
}

/** How many accounts of the whole team were opened on these days, counted up to a bound: those that the list of the team shows. */
export async function countJoined({ system, brand }: MemberContext, agentId: string, days: Days): Promise<Size> {
  const joined = system.db
    .select({ one: sql`1` })
    .from(pathClosure)
    .where(and(isBelow(agentId), onDays(pathClosure.joinedAt, days, brand.timeZone)))
    .limit(MOST_COUNTED + 1);
  const { rows } = await system.db.execute(sql`select count(*)::text as count from ${joined} counted`);
  return toSize(Number(rows[0]?.count));
}

/**
 * How many accounts of the whole team registered by each of these links of the caller: those that the list of the team shows for it. Each
 * link's accounts are read in the order of an index up to the bound; without the order, PostgreSQL read all members for each link.
 */
export async function countBrought(
  db: Executor,
  ctx: MemberContext,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Size>> {
  const wanted = sql`${sql.param(`{${codes.join(",")}}`)}::text[]`;
  // PostgreSQL expects `array_position` to match most rows, so it reads them in the order of the index; `= any` made it sort all.
  const isInTeam = sql`array_position(${members.path}, ${ctx.member.id}::uuid) is not null`;
  const brought = sql`select from ${members} where ${registeredBy(ctx, sql`one.code`)} and ${isInTeam}
    order by ${members.id} limit ${MOST_COUNTED + 1}`;
  const { rows } = await db.execute(sql`select code, (select count(*)::text from (${brought}) counted) as count
    from unnest(${wanted}) as one(code)`);
  return new Map(rows.map(({ code, count }) => [asText(code), toSize(Number(count))]));
}

/** How many direct downlines each of these accounts has. */
export async function countDirect(db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, Size>> {
  const wanted = uuidArray(ids);
  const { rows } = await db.execute(sql`select id, (select count(*)::text from (select from members
    where upline_id = one.id limit ${MOST_COUNTED + 1}) counted) as count from unnest(${wanted}) as one(id)`);
  return new Map(rows.map(({ id, count }) => [asText(id), toSize(Number(count))]));
}

/** The names of these accounts. */
export async function loadAccounts(db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const wanted = sql`any(${uuidArray(ids)})`;
  const rows = await db
    .select({ id: members.id, account: members.username })
    .from(members)
    .where(sql`${members.id} = ${wanted}`);
  return new Map(rows.map(({ id, account }) => [id, account]));
}
