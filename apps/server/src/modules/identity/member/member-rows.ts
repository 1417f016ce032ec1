import { and, eq } from "drizzle-orm";
import type { RequestContext } from "../../../platform/context.ts";
import { members } from "../schema.ts";
import { brands } from "../../../platform/brand/schema.ts";
import type { Executor } from "../../../platform/database/database.ts";
import { Refused } from "../../../platform/operator/operation.ts";
import { handleOf } from "./handle.ts";
import type { MemberRow } from "../session/open-session.ts";

export async function memberByHandle({ system, brand }: RequestContext, handle: string): Promise<MemberRow | undefined> {
  const [row] = await system.db
    .select()
    .from(members)
    .where(and(eq(members.brand, brand.code), eq(members.handle, handle)));
  return row;
}

/** `mobile`: E.164. */
export async function memberByMobile({ system, brand }: RequestContext, mobile: string): Promise<MemberRow | undefined> {
  const [row] = await system.db
    .select()
    .from(members)
    .where(and(eq(members.brand, brand.code), eq(members.mobile, mobile)));
  return row;
}

export async function memberById({ system, brand }: RequestContext, id: string): Promise<MemberRow | undefined> {
  const [row] = await system.db
    .select()
    .from(members)
    .where(and(eq(members.brand, brand.code), eq(members.id, id)));
  return row;
}

interface Named {
  readonly brand: string;
  readonly member: string;
}

/** Throws `Refused` where the brand has no such member. */
export async function loadMemberByName(db: Executor, { brand, member }: Named) {
  const [row] = await db
    .select({ id: members.id, username: members.username, brand: brands })
    .from(members)
    .innerJoin(brands, eq(brands.code, members.brand))
    .where(and(eq(members.brand, brand), eq(members.handle, handleOf(member))));
  if (!row) throw new Refused(`There is no member ${member} of ${brand}.`);
  return row;
}

/** The code of a member's brand. Throws `Refused` where there is no such member. */
export async function loadMemberBrand(db: Executor, memberId: string): Promise<string> {
  const [row] = await db.select({ brand: members.brand }).from(members).where(eq(members.id, memberId));
  if (!row) throw new Refused(`There is no member ${memberId}.`);
  return row.brand;
}
