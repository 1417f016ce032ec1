import { and, eq, exists, gt, inArray, isNull, like, lt, notInArray, or, sql } from "drizzle-orm";
import { CLOSED_MEMBER } from "@baize/domain/identity/member/status";
import { brands } from "../../../platform/brand/schema.ts";
import type { MemberContext, RequestContext } from "../../../platform/context.ts";
import type { Executor, Transaction } from "../../../platform/database/database.ts";
import { Refused } from "../../../platform/operator/operation.ts";
import { accounts } from "../../../ledger/schema.ts";
import { members } from "../schema.ts";
import { closedHandle } from "../close/closed-handle.ts";
import { isPseudonym } from "../close/pseudonym.ts";
import { handleOf } from "./handle.ts";
import type { CleanImage } from "../../../platform/images/image.ts";
import { uploads } from "../../uploads/schema.ts";

export type MemberRow = typeof members.$inferSelect;

/** The signed-in member's own row. */
export async function loadMember({ system, member }: MemberContext): Promise<MemberRow> {
  const [row] = await system.db.select().from(members).where(eq(members.id, member.id));
  if (!row) throw new Error("The member of a live session is gone");
  return row;
}

/** Locks the member's row of `members`, so that of two actions at once that count together the second sees the first. */
export async function lockMemberRow(tx: Transaction, memberId: string): Promise<void> {
  await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for("update");
}

export async function findMemberByHandle({ system, brand }: RequestContext, handle: string): Promise<MemberRow | undefined> {
  const [row] = await system.db
    .select()
    .from(members)
    .where(and(eq(members.brand, brand.code), inArray(members.handle, [handle, closedHandle(system, brand.code, handle)])));
  return row;
}

/** `mobile`: E.164. */
export async function findMemberByMobile({ system, brand }: RequestContext, mobile: string): Promise<MemberRow | undefined> {
  const [row] = await system.db
    .select()
    .from(members)
    .where(and(eq(members.brand, brand.code), eq(members.mobile, mobile)));
  return row;
}

interface Named {
  readonly brand: string;
  readonly member: string;
}

/** By the name that a member signs in by, or by the one that a closed account has, which is no handle. */
function isNamed({ brand, member }: Named) {
  const closed = and(eq(members.status, CLOSED_MEMBER), eq(members.username, member));
  return and(eq(members.brand, brand), isPseudonym(member) ? closed : eq(members.handle, handleOf(member)));
}

/** Throws `Refused` where the brand has no such member. */
export async function loadMemberByName(db: Executor, named: Named) {
  const [row] = await db
    .select({ id: members.id, username: members.username, status: members.status, book: members.book, brand: brands })
    .from(members)
    .innerJoin(brands, eq(brands.code, members.brand))
    .where(isNamed(named));
  if (!row) throw new Refused(`There is no member ${named.member} of ${named.brand}.`);
  return row;
}

/** The code of a member's brand; undefined where there is no such member. */
export async function findMemberBrand(db: Executor, memberId: string): Promise<string | undefined> {
  const [row] = await db.select({ brand: members.brand }).from(members).where(eq(members.id, memberId));
  return row?.brand;
}

/** The member's own name; empty where it is not known. */
export async function loadOwnName(db: Executor, memberId: string): Promise<string> {
  const [row] = await db.select({ details: members.details }).from(members).where(eq(members.id, memberId));
  return row?.details.payeeName ?? "";
}

/** The code of a member's brand. Throws `Refused` where there is no such member. */
export async function loadMemberBrand(db: Executor, memberId: string): Promise<string> {
  const brand = await findMemberBrand(db, memberId);
  if (brand === undefined) throw new Refused(`There is no member ${memberId}.`);
  return brand;
}

/**
 * Whether an operator froze the member's money, or the member owes the brand more than `collectable`, or owes the guarantee
 * a dividend. `collectable`: the cash that pays the debt to the brand first.
 */
export async function isMoneyFrozen(tx: Executor, memberId: string, collectable = 0n): Promise<boolean> {
  const owesBrand = and(eq(accounts.kind, "receivable"), lt(accounts.balance, -collectable));
  const owesDividend = and(eq(accounts.kind, "guarantee"), eq(accounts.ref, "dividend"), lt(accounts.balance, 0n));
  const debts = tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.memberId, memberId), or(owesBrand, owesDividend)));
  const frozen = sql<boolean>`${members.moneyFrozen} or ${exists(debts)}`;
  const [row] = await tx.select({ frozen }).from(members).where(eq(members.id, memberId));
  return row?.frozen ?? false;
}

export async function areWithdrawalsHeld(tx: Executor, memberId: string): Promise<boolean> {
  const [row] = await tx.select({ held: members.withdrawalsHeld }).from(members).where(eq(members.id, memberId));
  return row?.held ?? false;
}

/** A member's whole row. Call it with the member locked. Throws `Refused` where the brand has no such member. */
export async function loadMemberRow(db: Executor, named: Named): Promise<MemberRow> {
  const [row] = await db.select().from(members).where(isNamed(named));
  if (!row) throw new Refused(`There is no member ${named.member} of ${named.brand}.`);
  return row;
}

/** The member's money by account, without empty accounts. */
export async function listOwnMoney(db: Executor, memberId: string) {
  const own = and(eq(accounts.memberId, memberId), eq(accounts.side, "member"), gt(accounts.balance, 0n));
  const isMoney = notInArray(accounts.kind, ["bonus", "points"]);
  return await db
    .select({ kind: accounts.kind, balance: accounts.balance, currency: accounts.currency })
    .from(accounts)
    .where(and(own, isMoney));
}

/** Writes columns of one member. */
export async function updateMember(
  tx: Transaction,
  memberId: string,
  values: Partial<Omit<typeof members.$inferInsert, "id">>,
): Promise<void> {
  await tx.update(members).set(values).where(eq(members.id, memberId));
}

/** The member's row as it was written. */
export async function insertMember(tx: Transaction, values: typeof members.$inferInsert): Promise<MemberRow> {
  const [row] = await tx.insert(members).values(values).returning();
  if (!row) throw new Error("A member was not stored");
  return row;
}

/** The value of an upload's `usedFor` while it is this member's avatar. */
export const avatarUse = (memberId: string) => `avatar/${memberId}`;

/** Deletes the picture that was the member's avatar: nothing else refers to it. */
export async function deleteAvatarUpload(tx: Transaction, memberId: string): Promise<void> {
  await tx.delete(uploads).where(and(eq(uploads.memberId, memberId), eq(uploads.usedFor, avatarUse(memberId))));
}

/** Turns the member's unused upload into the avatar; false where something else refers to it by now. */
export async function bindAvatarUpload(
  tx: Transaction,
  memberId: string,
  id: string,
  { type, width, height, bytes }: CleanImage,
): Promise<boolean> {
  const unused = and(eq(uploads.id, id), eq(uploads.memberId, memberId), isNull(uploads.usedFor));
  const values = { usedFor: avatarUse(memberId), type, width, height, size: bytes.byteLength, bytes };
  const bound = await tx.update(uploads).set(values).where(unused).returning({ id: uploads.id });
  return bound.length > 0;
}

/** An avatar by its id; no other upload. */
export async function findAvatar(db: Executor, id: string) {
  const [row] = await db
    .select({ type: uploads.type, bytes: uploads.bytes })
    .from(uploads)
    .where(and(eq(uploads.id, id), like(uploads.usedFor, "avatar/%")));
  return row;
}
