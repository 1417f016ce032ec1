import { and, desc, eq, gt, isNull, ne, notExists, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { ACTIVE_MEMBER } from "@baize/domain/identity/member/status";
import { networkOf } from "@baize/domain/identity/session/challenge";
import type { SessionProof } from "@baize/domain/identity/session/proof";
import { brands } from "../../../platform/brand/schema.ts";
import type { MemberContext, RequestContext } from "../../../platform/context.ts";
import type { Database, Transaction } from "../../../platform/database/database.ts";
import { preparedOnce } from "../../../platform/database/prepared-once.ts";
import { deleteTrustedKeys } from "./trusted-device-queries.ts";
import { members, remembered, sessions, memberNetworks, passwordResets, signInChallenges } from "../schema.ts";

/** How long a network is remembered as the member's. */
const NETWORK_DAYS = 90;

/** Columns that every signed-in call reads; the rest of a member's row is read where it is needed. */
const CALLER = {
  session: {
    id: sessions.id,
    previousHash: sessions.previousHash,
    previousUntil: sessions.previousUntil,
    createdAt: sessions.createdAt,
    lastSeenAt: sessions.lastSeenAt,
    expiresAt: sessions.expiresAt,
    endedAt: sessions.endedAt,
    passwordChange: sessions.passwordChange,
    provenBy: sessions.provenBy,
    provenAt: sessions.provenAt,
  },
  member: {
    id: members.id,
    username: members.username,
    nickname: members.nickname,
    kind: members.kind,
    book: members.book,
    status: members.status,
    betsLocked: members.betsLocked,
    uplineId: members.uplineId,
    path: members.path,
  },
  /** Its settings are kept by revision: they are large, and change rarely. */
  brand: { code: brands.code, revision: brands.revision },
};

const findByHash = (hash: PgColumn, name: string) =>
  preparedOnce((db) =>
    db
      .select(CALLER)
      .from(sessions)
      .innerJoin(members, eq(members.id, sessions.memberId))
      .innerJoin(brands, eq(brands.code, members.brand))
      .where(eq(hash, sql.placeholder("tokenHash")))
      .prepare(name),
  );
const findByToken = findByHash(sessions.tokenHash, "find_session");
const findByPrevious = findByHash(sessions.previousHash, "find_session_by_previous");

/** A session with its member and its brand's revision, by the hash of its token, else of the token before it. */
export async function findSession(db: Database, tokenHash: string) {
  const [found] = await findByToken(db).execute({ tokenHash });
  if (found) return { ...found, isPrevious: false };
  const [before] = await findByPrevious(db).execute({ tokenHash });
  return before && { ...before, isPrevious: true };
}

export async function updateLastSeen(db: Database, id: string, lastSeenAt: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt }).where(eq(sessions.id, id));
}

/** Says when the token before the present one ends. The first call that says so counts. */
export async function endPreviousToken(db: Database, id: string, previousUntil: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ previousUntil })
    .where(and(eq(sessions.id, id), isNull(sessions.previousUntil)));
}

/** Notes the latest proof of the person who holds the session, and gives the session another token. */
export async function recordProof(
  tx: Transaction,
  { session, now }: MemberContext,
  provenBy: SessionProof,
  tokenHash: string,
): Promise<void> {
  await tx
    .update(sessions)
    .set({ provenBy, provenAt: now, tokenHash, previousHash: session.tokenHash, previousUntil: null })
    .where(eq(sessions.id, session.id));
}

export async function insertSession(tx: Transaction, row: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(row);
}

const isLive = ({ member, now, brand }: MemberContext) =>
  and(
    eq(sessions.memberId, member.id),
    isNull(sessions.endedAt),
    gt(sessions.expiresAt, now),
    gt(sessions.lastSeenAt, new Date(now.getTime() - brand.session.idleMinutes * 60_000)),
  );

/** The member's sessions whose tokens are still taken, last seen first. */
export async function listLiveSessions(ctx: MemberContext) {
  return await ctx.system.db.select().from(sessions).where(isLive(ctx)).orderBy(desc(sessions.lastSeenAt)).limit(50);
}

/** Ends the session that calls, and forgets the device that it is tied to. */
export async function endCallingSession(tx: Transaction, { session, now }: MemberContext): Promise<void> {
  const [ended] = await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(eq(sessions.id, session.id))
    .returning({ device: sessions.rememberedHash });
  if (ended?.device) await tx.delete(remembered).where(eq(remembered.tokenHash, ended.device));
}

/** Ends one of the member's own live sessions; the id of another member's finds nothing. Answers how many ended. */
export async function endSessionById(tx: Transaction, ctx: MemberContext, id: string): Promise<number> {
  const ended = await tx
    .update(sessions)
    .set({ endedAt: ctx.now })
    .where(and(isLive(ctx), sql`${sessions.id}::text = ${id}`))
    .returning({ device: sessions.rememberedHash });
  for (const { device } of ended) if (device) await tx.delete(remembered).where(eq(remembered.tokenHash, device));
  if (ended.length > 0) await deleteTrustedKeys(tx, ctx.member.id);
  return ended.length;
}

/** Ends every live session but the one that calls, and forgets the other devices. Answers how many ended. */
export async function endOtherSessions(tx: Transaction, ctx: MemberContext): Promise<number> {
  const ended = await tx
    .update(sessions)
    .set({ endedAt: ctx.now })
    .where(and(isLive(ctx), ne(sessions.id, ctx.session.id)))
    .returning({ id: sessions.id });
  const here = and(eq(sessions.id, ctx.session.id), eq(sessions.rememberedHash, remembered.tokenHash));
  const elsewhere = notExists(tx.select({ id: sessions.id }).from(sessions).where(here));
  await tx.delete(remembered).where(and(eq(remembered.memberId, ctx.member.id), elsewhere));
  await deleteTrustedKeys(tx, ctx.member.id);
  return ended.length;
}

/** Ends the sessions of a member, but for one, and forgets every remembered device: another person may hold them. */
export async function endSessions(tx: Transaction, memberId: string, now: Date, keptId?: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.memberId, memberId), isNull(sessions.endedAt), keptId ? ne(sessions.id, keptId) : undefined));
  await tx.delete(remembered).where(eq(remembered.memberId, memberId));
  await deleteTrustedKeys(tx, memberId);
}

/** Ends the mailed links and sign-in challenges that the old password led to. */
export async function forgetProofs(tx: Transaction, memberId: string): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.memberId, memberId));
  await tx.delete(signInChallenges).where(eq(signInChallenges.memberId, memberId));
}

/** Ties a session to its device's cookie: ending it from another device must forget this one, or it would sign in again. */
export async function tieToDevice(db: Database, sessionTokenHash: string, rememberedHash: string): Promise<void> {
  await db.update(sessions).set({ rememberedHash }).where(eq(sessions.tokenHash, sessionTokenHash));
}

export async function addRememberedDevice(db: Database, row: typeof remembered.$inferInsert): Promise<void> {
  await db.insert(remembered).values(row);
}

export async function deleteRememberedDevice(db: Database, tokenHash: string): Promise<void> {
  await db.delete(remembered).where(eq(remembered.tokenHash, tokenHash));
}

/** The member of this brand, with an active account, whose remembered device has this token hash. */
export async function findRememberedMember({ system, brand, now }: RequestContext, tokenHash: string) {
  const [row] = await system.db
    .select({ member: members, usedAt: remembered.usedAt, expiresAt: remembered.expiresAt })
    .from(remembered)
    .innerJoin(members, eq(members.id, remembered.memberId))
    .where(
      and(
        eq(remembered.tokenHash, tokenHash),
        gt(remembered.expiresAt, now),
        eq(members.brand, brand.code),
        eq(members.status, ACTIVE_MEMBER),
      ),
    );
  return row;
}

/** Records the network that the member signs in from. */
export async function recordNetwork(tx: Transaction, { address, now }: RequestContext, memberId: string): Promise<void> {
  await tx
    .insert(memberNetworks)
    .values({ memberId, network: networkOf(address), lastAt: now })
    .onConflictDoUpdate({ target: [memberNetworks.memberId, memberNetworks.network], set: { lastAt: now } });
}

/** Whether the member signed in from this network lately. A member who never signed in has none to compare with. */
export async function isKnownNetwork({ system, address, now }: RequestContext, memberId: string): Promise<boolean> {
  const since = new Date(now.getTime() - NETWORK_DAYS * 86_400_000);
  const rows = await system.db
    .select({ network: memberNetworks.network, lastAt: memberNetworks.lastAt })
    .from(memberNetworks)
    .where(eq(memberNetworks.memberId, memberId))
    .orderBy(desc(memberNetworks.lastAt))
    .limit(200);
  return rows.length === 0 || rows.some(({ network, lastAt }) => network === networkOf(address) && lastAt > since);
}
