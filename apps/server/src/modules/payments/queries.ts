import { eq } from "drizzle-orm";
import { CLOSED_MEMBER } from "@baize/domain/identity/member/status";
import type { BrandRow } from "../../platform/brand/brand-cache.ts";
import type { Executor, Transaction } from "../../platform/database/database.ts";
import { brands } from "../../platform/brand/schema.ts";
import { members } from "../identity/schema.ts";
import type { Owner } from "../../ledger/account.ts";

export interface PaymentParty {
  readonly owner: Owner;
  readonly brand: BrandRow;
  readonly username: string;
}

/** The member whose money moves, and the brand whose rules it moves by. */
export async function loadParty(db: Executor, memberId: string, currency: string): Promise<PaymentParty> {
  const [row] = await db
    .select({ book: members.book, username: members.username, brand: brands })
    .from(members)
    .innerJoin(brands, eq(brands.code, members.brand))
    .where(eq(members.id, memberId));
  if (!row) throw new Error(`The member ${memberId} is gone`);
  const { brand, username } = row;
  return { owner: { id: memberId, book: row.book === "demo" ? "demo" : "real", currency }, brand, username };
}

/** Whether the account is closed. Ask it after its wallets are locked: a closing that was faster has ended then. */
export async function isAccountClosed(tx: Transaction, memberId: string): Promise<boolean> {
  const [row] = await tx.select({ status: members.status }).from(members).where(eq(members.id, memberId));
  return row?.status === CLOSED_MEMBER;
}
