import { and, desc, eq, gt, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ParsedOf } from "@baize/api/contract/contract";
import type { RunningContract } from "@baize/domain/agents/contract/cancelled";
import { AGENT_CONTRACT, OFFERED, RUNNING_STATES, SIGNED } from "@baize/domain/agents/contract/state";
import type { ContractType } from "@baize/domain/agents/contract/type";
import { ACTIVE_MEMBER } from "@baize/domain/identity/member/status";
import { stateAfter, statesBefore } from "@baize/domain/state-machine/machine";
import type { Executor, Transaction } from "../../../platform/database/database.ts";
import { inStates, stateListSql } from "../../../platform/database/states.ts";
import { onlyRow } from "../../../platform/database/sums.ts";
import { isUuid } from "../../../platform/ids/uuid.ts";
import { afterCursor, type Cursor } from "../../../platform/lists/page.ts";
import { handleOf } from "../../identity/member/handle.ts";
import { members } from "../../identity/schema.ts";
import type { ContractReader, PartyContext } from "./party-context.ts";
import { contracts } from "./schema.ts";
import { termsOf } from "@baize/domain/agents/contract/stored-terms";

export type ContractRow = typeof contracts.$inferSelect;

const upline = alias(members, "upline");
const withAccounts = { row: contracts, account: members.username, uplineAccount: upline.username };

/** A version with the accounts of both sides; the upline's is null where the brand pays. */
export interface NamedContract {
  readonly row: ContractRow;
  readonly account: string;
  readonly uplineAccount: string | null;
}

const partyOf = ({ member, brand }: ContractReader) =>
  and(eq(contracts.brand, brand.code), or(eq(contracts.memberId, member.id), eq(contracts.uplineId, member.id)));

/** One of the caller's own contracts, on either side; undefined for any other. */
export async function findOwnContract(db: Executor, ctx: ContractReader, id: string): Promise<NamedContract | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select(withAccounts)
    .from(contracts)
    .innerJoin(members, eq(members.id, contracts.memberId))
    .leftJoin(upline, eq(upline.id, contracts.uplineId))
    .where(and(eq(contracts.id, id), partyOf(ctx)));
  return row;
}

/** Versions of one contract that are shown at once. */
const MOST_VERSIONS = 100;

/** The versions of one type between the two sides of a contract, newest first. */
export async function listContractVersions(db: Executor, { memberId, uplineId, type }: ContractRow): Promise<ContractRow[]> {
  const sides = and(eq(contracts.memberId, memberId), eq(contracts.type, type));
  return await db
    .select()
    .from(contracts)
    .where(and(sides, uplineId === null ? isNull(contracts.uplineId) : eq(contracts.uplineId, uplineId)))
    .orderBy(desc(contracts.version))
    .limit(MOST_VERSIONS);
}

type Filters = ParsedOf<"contracts.list">;

/** Proposals of one side that can still be signed. */
const open = ({ now }: ContractReader, proposedBy: "upline" | "downline") =>
  and(eq(contracts.state, OFFERED), gt(contracts.expiresAt, now), eq(contracts.proposedBy, proposedBy));

/** What waits for the caller's answer, or for the other side's. */
function awaiting(ctx: ContractReader, awaits: "me" | "other") {
  const [above, below] = awaits === "me" ? (["upline", "downline"] as const) : (["downline", "upline"] as const);
  const { id } = ctx.member;
  return or(and(eq(contracts.memberId, id), open(ctx, above)), and(eq(contracts.uplineId, id), open(ctx, below)));
}

/** Newest first; one more than the page holds. */
export async function listOwnContracts(
  db: Executor,
  ctx: ContractReader,
  { type, account, side, state, awaits, limit }: Filters,
  cursor: Cursor | undefined,
): Promise<NamedContract[]> {
  const own = { upline: eq(contracts.memberId, ctx.member.id), downline: eq(contracts.uplineId, ctx.member.id) };
  return await db
    .select(withAccounts)
    .from(contracts)
    .innerJoin(members, eq(members.id, contracts.memberId))
    .leftJoin(upline, eq(upline.id, contracts.uplineId))
    .where(
      and(
        partyOf(ctx),
        side && own[side],
        type && eq(contracts.type, type),
        account ? and(own.downline, eq(members.handle, handleOf(account))) : undefined,
        state && eq(contracts.state, state),
        awaits && awaiting(ctx, awaits),
        afterCursor(cursor, contracts.at, contracts.id),
      ),
    )
    .orderBy(desc(contracts.at), desc(contracts.id))
    .limit(limit + 1);
}

/** The version of a type that a member is paid by: without a set end, or else up to its end. Undefined without one. */
export async function findRunning(db: Executor, ctx: ContractReader, type: ContractType): Promise<NamedContract | undefined> {
  const own = and(eq(contracts.brand, ctx.brand.code), eq(contracts.memberId, ctx.member.id), eq(contracts.type, type));
  const [row] = await db
    .select(withAccounts)
    .from(contracts)
    .innerJoin(members, eq(members.id, contracts.memberId))
    .leftJoin(upline, eq(upline.id, contracts.uplineId))
    .where(and(own, inStates(contracts.state, RUNNING_STATES)))
    .orderBy(desc(contracts.version))
    .limit(1);
  return row;
}

export interface ContractCounts {
  /** Running contracts with direct downlines. */
  readonly below: number;
  /** Proposals that can still be signed, by the reader and by the other side. */
  readonly mine: number;
  readonly others: number;
}

const NO_CONTRACTS: ContractCounts = { below: 0, mine: 0, others: 0 };
const counted = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::int`;

/** How many contracts of each type run below a member, and how many proposals wait. */
export async function countOwnContracts(db: Executor, ctx: ContractReader): Promise<(type: ContractType) => ContractCounts> {
  const running = inStates(contracts.state, RUNNING_STATES);
  const rows = await db
    .select({
      type: contracts.type,
      below: counted(and(eq(contracts.uplineId, ctx.member.id), running)),
      mine: counted(awaiting(ctx, "other")),
      others: counted(awaiting(ctx, "me")),
    })
    .from(contracts)
    .where(and(partyOf(ctx), or(running, eq(contracts.state, OFFERED))))
    .groupBy(contracts.type);
  const byType = new Map(rows.map(({ type, ...counts }) => [type, counts]));
  return (type) => byType.get(type) ?? NO_CONTRACTS;
}

/** The signed version of a member without a set end; undefined where there is none. */
export async function findSigned(db: Executor, memberId: string, type: ContractType): Promise<ContractRow | undefined> {
  const signed = and(eq(contracts.memberId, memberId), eq(contracts.type, type), eq(contracts.state, SIGNED));
  const [row] = await db.select().from(contracts).where(signed);
  return row;
}

/** The latest end that is set for a member's versions of one type; null where none is. */
export async function loadLatestEnd(db: Executor, memberId: string, type: ContractType): Promise<Date | null> {
  const rows = await db
    .select({ end: sql<string | null>`max(${contracts.endsAt})::text` })
    .from(contracts)
    .where(and(eq(contracts.memberId, memberId), eq(contracts.type, type)));
  const { end } = onlyRow(rows);
  return end === null ? null : new Date(end);
}

/** A signed contract below a member, and how far below. */
export interface ContractBelow extends RunningContract {
  readonly row: ContractRow;
  readonly account: string;
}

// A literal, so that the partial index still fits.
const SIGNED_SQL = stateListSql([SIGNED]);

/** Every signed contract of one type below a member, along the contracts. */
export async function listBelow(tx: Transaction, memberId: string, type: ContractType): Promise<ContractBelow[]> {
  const below = sql`(${contracts.memberId}, ${contracts.id}) in (
    with recursive below as (
      select c.id, c.member_id from contracts c where c.upline_id = ${memberId}::uuid and c.type = ${type} and c.state = ${SIGNED_SQL}
      union all
      select c.id, c.member_id from contracts c join below b on c.upline_id = b.member_id
      where c.type = ${type} and c.state = ${SIGNED_SQL}
    )
    select member_id, id from below)`;
  const rows = await tx
    .select({ row: contracts, account: members.username })
    .from(contracts)
    .innerJoin(members, eq(members.id, contracts.memberId))
    .where(below)
    .orderBy(contracts.id);
  return rows.map(({ row, account }) => {
    const { id, memberId: whose, uplineId } = row;
    return { id, memberId: whose, uplineId, terms: termsOf(row), row, account };
  });
}

/** The number of the next version of a member's contract of this type. */
export async function loadNextVersion(tx: Transaction, memberId: string, type: ContractType): Promise<number> {
  const rows = await tx
    .select({ last: sql<number | null>`max(${contracts.version})` })
    .from(contracts)
    .where(and(eq(contracts.memberId, memberId), eq(contracts.type, type)));
  return (onlyRow(rows).last ?? 0) + 1;
}

export async function insertContract(tx: Transaction, row: typeof contracts.$inferInsert): Promise<ContractRow> {
  return onlyRow(await tx.insert(contracts).values(row).returning());
}

type Change = Pick<ContractRow, "state" | "updatedAt"> & Partial<Pick<ContractRow, "startsAt" | "endsAt">>;

/** Changes the state and the times of one version. */
export async function updateContract(
  tx: Transaction,
  { memberId, id }: Pick<ContractRow, "memberId" | "id">,
  change: Change,
): Promise<ContractRow> {
  const own = and(eq(contracts.memberId, memberId), eq(contracts.id, id));
  return onlyRow(await tx.update(contracts).set(change).where(own).returning());
}

const movedBy = (event: "expire" | "finish", updatedAt: Date) => ({ state: stateAfter(AGENT_CONTRACT, event), updatedAt });

/** Moves unanswered offers to `expired` after their time, or contracts to `ended` after their last window. */
export async function moveDue(tx: Transaction, event: "expire" | "finish", now: Date): Promise<void> {
  const due = lte(event === "expire" ? contracts.expiresAt : contracts.endsAt, now);
  const before = inStates(contracts.state, statesBefore(AGENT_CONTRACT, event));
  await tx.update(contracts).set(movedBy(event, now)).where(and(before, due));
}

/** What the verbs need of either side. */
export const party = {
  id: members.id,
  account: members.username,
  kind: members.kind,
  uplineId: members.uplineId,
};

export type ContractParty = Pick<typeof members.$inferSelect, "id" | "kind" | "uplineId"> & {
  readonly account: string;
};

const active = ({ brand, member }: PartyContext) =>
  and(eq(members.brand, brand.code), eq(members.book, member.book), eq(members.status, ACTIVE_MEMBER));

/** A direct downline with an open account, by name. */
export async function findDirectDownline(db: Executor, ctx: PartyContext, handle: string): Promise<ContractParty | undefined> {
  const [row] = await db
    .select(party)
    .from(members)
    .where(and(eq(members.handle, handle), eq(members.uplineId, ctx.member.id), active(ctx)));
  return row;
}

/** A member with an open account. */
export async function findParty(db: Executor, ctx: PartyContext, id: string): Promise<ContractParty | undefined> {
  const [row] = await db
    .select(party)
    .from(members)
    .where(and(eq(members.id, id), active(ctx)));
  return row;
}

const offeredTo = (memberId: string, type: ContractType) =>
  and(eq(contracts.memberId, memberId), eq(contracts.type, type), eq(contracts.state, OFFERED));

/** Closes an offer of this type whose time is over, before a job does. */
export async function expireOffer(tx: Transaction, memberId: string, type: ContractType, now: Date): Promise<void> {
  await tx
    .update(contracts)
    .set(movedBy("expire", now))
    .where(and(offeredTo(memberId, type), lte(contracts.expiresAt, now)));
}

/** The offer of this type that waits for an answer; undefined where none does. */
export async function findOfferedContract(
  tx: Transaction,
  memberId: string,
  type: ContractType,
): Promise<ContractRow | undefined> {
  const [row] = await tx.select().from(contracts).where(offeredTo(memberId, type));
  return row;
}
