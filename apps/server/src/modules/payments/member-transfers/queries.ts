import { and, count, eq, sql } from "drizzle-orm";
import type { MemberContext } from "../../../platform/context.ts";
import type { Executor, Transaction } from "../../../platform/database/database.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { members } from "../../identity/schema.ts";
import { walletTransfers } from "../schema.ts";
import { memberAccount, membersTransit, type Owner } from "../../../ledger/account.ts";
import { openAccounts } from "../../../ledger/open-accounts.ts";
import { balanceOf, lockAccounts, post } from "../../../ledger/post.ts";
import { newId } from "../../../platform/ids/new-id.ts";

export interface Relative {
  readonly id: string;
  readonly account: string;
  readonly nickname: string;
}

const relative = { id: members.id, account: members.username, nickname: members.nickname };
/** Whose account is open, in the same brand and with the same kind of money. */
const reachable = ({ member, brand }: MemberContext) =>
  and(eq(members.brand, brand.code), eq(members.book, member.book), eq(members.status, "active"));

/** The flag of the member's own profile. */
export async function mayGoUp({ system, member }: MemberContext): Promise<boolean> {
  const [row] = await system.db.select({ flag: members.toUpline }).from(members).where(eq(members.id, member.id));
  return row?.flag === true && member.uplineId !== null;
}

export async function uplineOf(db: Executor, ctx: MemberContext): Promise<Relative | undefined> {
  const { uplineId } = ctx.member;
  if (uplineId === null) return undefined;
  const [row] = await db
    .select(relative)
    .from(members)
    .where(and(eq(members.id, uplineId), reachable(ctx)));
  return row;
}

/** Somebody below, however far: the name is looked up in the brand, and counts only with the member in its path. */
export async function downlineOf(db: Executor, ctx: MemberContext, handle: string): Promise<Relative | undefined> {
  const below = sql`${ctx.member.id}::uuid = any(${members.path})`;
  const [row] = await db
    .select(relative)
    .from(members)
    .where(and(eq(members.handle, handle), reachable(ctx), below));
  return row;
}

export async function walletBalance(db: Executor, owner: Owner, wallet: "cash" | "commission"): Promise<bigint> {
  return (await balanceOf(runIn(db), memberAccount(owner, wallet))) ?? 0n;
}

/** Sent in the brand's business day. */
export async function sentToday(db: Executor, { member, brand, now }: MemberContext): Promise<number> {
  const zone = brand.timeZone;
  const midnight = sql`(date_trunc('day', ${now.toISOString()}::timestamptz at time zone ${zone}) at time zone ${zone})`;
  const [row] = await db
    .select({ count: count() })
    .from(walletTransfers)
    .where(
      and(
        eq(walletTransfers.memberId, member.id),
        eq(walletTransfers.kind, "member-sent"),
        sql`${walletTransfers.at} >= ${midnight}`,
      ),
    );
  return row?.count ?? 0;
}

export interface Sending {
  readonly id: string;
  readonly from: Owner;
  readonly to: Owner;
  readonly wallet: "cash" | "commission";
  readonly amount: bigint;
  readonly at: Date;
}

const walletsOf = ({ from, to, wallet }: Sending) => [memberAccount(from, wallet), memberAccount(to, "cash")] as const;

/** Both members' wallets, in the one order in which wallets are taken. */
export async function lockBoth(tx: Transaction, sending: Sending): Promise<void> {
  await lockAccounts(runIn(tx), walletsOf(sending));
}

/** Out of the sender's wallet and into the receiver's cash, with a line in the record of each. Throws `InsufficientFunds`. */
export async function moveBetween(tx: Transaction, house: string, sending: Sending): Promise<void> {
  const { id, from, to, amount, at } = sending;
  const [debit, credit] = walletsOf(sending);
  const transit = membersTransit(house, from);
  await openAccounts(tx, [transit]);
  const of = { txId: newId(), ref: id, amount, at };
  await post(runIn(tx), { ...of, memberId: from.id, kind: "member-sent", debit, credit: transit });
  await post(runIn(tx), { ...of, memberId: to.id, kind: "member-received", debit: transit, credit });
}

/** One row for each of the two: a member's transfers are among the member's own rows. */
export async function keepSending(tx: Transaction, { id, from, to, wallet, amount, at }: Sending): Promise<void> {
  const both = { id, reference: id, from: wallet, to: "cash", currency: from.currency, amount, at, settledAt: at };
  await tx.insert(walletTransfers).values([
    { ...both, memberId: from.id, kind: "member-sent", counterparty: to.id },
    { ...both, memberId: to.id, kind: "member-received", counterparty: from.id },
  ]);
}
