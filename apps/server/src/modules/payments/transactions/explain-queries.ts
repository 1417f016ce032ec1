import { and, eq, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ParsedOf } from "@baize/api/contract/contract";
import type { MemberContext } from "../../../platform/context.ts";
import { accounts, entries, transfers } from "../../../ledger/schema.ts";
import { accountOf } from "./queries.ts";

const other = alias(accounts, "other");

/** One entry of the wallet by its transfer, with the account on the other side. */
export async function findEntry(ctx: MemberContext, { id, ...which }: ParsedOf<"transactions.get">) {
  const { system, member } = ctx;
  const { id: account } = accountOf(ctx, which);
  const between = or(
    and(eq(transfers.debit, account), eq(other.id, transfers.credit)),
    and(eq(transfers.credit, account), eq(other.id, transfers.debit)),
  );
  const [row] = await system.db
    .select({
      id: transfers.id,
      kind: transfers.kind,
      ref: transfers.ref,
      at: transfers.at,
      amount: entries.amount,
      before: entries.before,
      after: entries.after,
      otherOwner: other.owner,
      otherKind: other.kind,
    })
    .from(transfers)
    .innerJoin(other, between)
    .innerJoin(entries, and(eq(entries.transferId, transfers.id), eq(entries.account, account)))
    .where(and(eq(transfers.memberId, member.id), eq(transfers.id, id)));
  return row;
}
