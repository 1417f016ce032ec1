import { and, eq } from "drizzle-orm";
import type { MemberContext } from "../../context.ts";
import { accounts } from "../../db/schema/ledger.ts";

export async function balancesOf({ system, member, brand }: MemberContext) {
  return await system.db
    .select({ kind: accounts.kind, ref: accounts.ref, balance: accounts.balance })
    .from(accounts)
    .where(and(eq(accounts.owner, member.id), eq(accounts.book, member.book), eq(accounts.currency, brand.currency)));
}
