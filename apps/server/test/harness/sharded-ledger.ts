import type { RunSql } from "../../src/platform/database/database.ts";
import { derivedId } from "../../src/platform/ids/derived-id.ts";
import { newId } from "../../src/platform/ids/new-id.ts";

/** The number of migrations after which house accounts were still sharded. */
export const SHARDED = 15;
const SHARDS = 8;

export interface OldAccount {
  readonly owner: string;
  readonly side: "member" | "house";
  readonly book: "real" | "demo";
  readonly kind: string;
  readonly ref: string;
  readonly shard: number;
  readonly currency: string;
}

interface OldMove {
  readonly member: string;
  readonly debit: OldAccount;
  readonly credit: OldAccount;
  readonly amount: bigint;
  readonly kind: string;
  readonly ref: string;
  readonly at: Date;
}

const shardOf = (member: string) => Number.parseInt(member.slice(-4), 16) % SHARDS;
const idOf = ({ owner, side, book, kind, ref, shard, currency }: OldAccount) =>
  derivedId(owner, side, book, kind, ref, shard, currency);

export const oldMemberAccount = (member: string, book: OldAccount["book"], kind: string, ref = ""): OldAccount => ({
  owner: member,
  side: "member",
  book,
  kind,
  ref,
  shard: 0,
  currency: kind === "points" ? "PTS" : "INR",
});

/** The shard of the house account that this member's money moves through. */
export const oldHouseAccount = (
  house: string,
  member: string,
  book: OldAccount["book"],
  kind: string,
  { ref = "", currency = "INR" } = {},
): OldAccount => ({ owner: house, side: "house", book, kind, ref, shard: shardOf(member), currency });

async function change(run: RunSql, account: OldAccount, amount: bigint, transferId: string): Promise<void> {
  const { rows } = await run(
    "update accounts set balance = balance + $1::bigint, version = version + 1 where id = $2::uuid returning balance::text, version",
    [amount.toString(), idOf(account)],
  );
  const after = BigInt(String(rows[0]?.balance));
  await run("insert into entries (account, version, transfer_id, amount, before, after) values ($1, $2, $3, $4, $5, $6)", [
    idOf(account),
    rows[0]?.version,
    transferId,
    amount.toString(),
    (after - amount).toString(),
    after.toString(),
  ]);
}

export async function openOldAccounts(run: RunSql, accounts: readonly OldAccount[]): Promise<void> {
  for (const account of accounts) {
    const { owner, side, book, kind, ref, shard, currency } = account;
    await run(
      `insert into accounts (id, owner, side, book, kind, ref, shard, currency) values ($1, $2, $3, $4, $5, $6, $7, $8)
        on conflict do nothing`,
      [idOf(account), owner, side, book, kind, ref, shard, currency],
    );
  }
}

/** Posts one move by the rules of that time; accounts open when they are needed. */
export async function postOld(run: RunSql, { member, debit, credit, amount, kind, ref, at }: OldMove): Promise<void> {
  await openOldAccounts(run, [debit, credit]);
  const id = newId();
  await run(
    `insert into transfers (member_id, id, tx_id, book, currency, debit, credit, amount, kind, ref, at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [member, id, newId(), debit.book, debit.currency, idOf(debit), idOf(credit), amount.toString(), kind, ref, at.toISOString()],
  );
  await change(run, debit, -amount, id);
  await change(run, credit, amount, id);
}
