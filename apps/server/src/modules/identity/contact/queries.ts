import { and, eq, ne, or } from "drizzle-orm";
import type { MemberContext } from "../../../platform/context.ts";
import type { Executor } from "../../../platform/database/database.ts";
import { members } from "../schema.ts";
import type { Contact } from "./contact.ts";

/** Whether another member of the brand has this address or number, or signs in with the number as user name. */
export async function isContactTaken(db: Executor, { brand, member }: MemberContext, { kind, to }: Contact): Promise<boolean> {
  const has = kind === "email" ? eq(members.email, to) : or(eq(members.mobile, to), eq(members.handle, to.slice(1)));
  const found = await db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.brand, brand.code), ne(members.id, member.id), has))
    .limit(1);
  return found.length > 0;
}
