import { and, eq } from "drizzle-orm";
import type { RequestContext } from "../../../platform/context.ts";
import { members } from "../schema.ts";
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
