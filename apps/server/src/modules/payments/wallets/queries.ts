import { and, eq } from "drizzle-orm";
import type { MemberContext } from "../../../platform/context.ts";
import { accounts } from "../../../ledger/schema.ts";

export async function balancesOf({ system, member, brand }: MemberContext) {
  return await system.db
    .select({ kind: accounts.kind, ref: accounts.ref, balance: accounts.balance })
    .from(accounts)
    .where(and(eq(accounts.owner, member.id), eq(accounts.book, member.book), eq(accounts.currency, brand.currency)));
}
