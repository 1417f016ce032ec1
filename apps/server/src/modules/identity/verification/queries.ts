import { and, desc, eq } from "drizzle-orm";
import type { RequestContext } from "../../../platform/context.ts";
import { outbox } from "../../../platform/schema.ts";
import { members } from "../schema.ts";

export async function hasAccount({ system, brand }: RequestContext, mobile: string): Promise<boolean> {
  const found = await system.db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.brand, brand.code), eq(members.mobile, mobile)));
  return found.length > 0;
}

export async function listNewestMessages({ system, brand }: RequestContext, to: string | undefined) {
  return await system.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.brand, brand.code), to ? eq(outbox.destination, to) : undefined))
    .orderBy(desc(outbox.at), desc(outbox.id))
    .limit(20);
}
