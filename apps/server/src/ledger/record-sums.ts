import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import type { Database, Executor } from "../platform/database/database.ts";
import { asBigint } from "../platform/database/raw.ts";
import { transact } from "../platform/database/retry.ts";
import { accounts, entries, recordMarks, recordSums, transfers } from "./schema.ts";
import { entryTransfer } from "./entry-transfer.ts";

/** Lines after the mark that are summed with each read, before they are added to the stored sums. */
export const STORE_SUMS_FROM = 100;

/** Whose record: the account, the member whose transfers its lines are of, and the zone in which days begin. */
export interface RecordOf {
  readonly account: string;
  readonly member: string;
  readonly zone: string;
}

interface Fresh extends RecordOf {
  /** The lines after this entry. */
  readonly after: SQL;
  readonly where?: SQL | undefined;
}

const dayIn = (zone: string) => sql`(${transfers.at} at time zone ${zone})::date`;

const freshLines = (db: Executor, { account, member, after, where }: Fresh): SQL => sql`from ${entries}
  cross join lateral ${entryTransfer(db, member)}
  where ${and(eq(entries.memberId, member), eq(entries.account, account), gt(entries.version, after), where)}`;

export interface RecordTotals {
  readonly count: number;
  readonly into: bigint;
  readonly out: bigint;
}

/**
 * The sums of the filtered lines, by one statement: the sums and their mark are of one moment. The same filter is given twice,
 * over the columns of `record_sums` and over those of `transfers`.
 */
export async function recordTotals(
  db: Database,
  of: RecordOf,
  { summed, fresh }: { summed: SQL | undefined; fresh: SQL | undefined },
): Promise<RecordTotals> {
  const mark = and(eq(recordMarks.memberId, of.member), eq(recordMarks.account, of.account), eq(recordMarks.zone, of.zone));
  const after = sql`coalesce((select ${recordMarks.version} from ${recordMarks} where ${mark}), 0)`;
  const own = and(eq(recordSums.memberId, of.member), eq(recordSums.account, of.account));
  const sums = and(own, sql`exists (select from ${recordMarks} where ${mark})`, summed);
  const { rows } = await db.execute(sql`
    select coalesce(sum(count), 0)::text as count, coalesce(sum(into_), 0)::text as "into", coalesce(sum(out_), 0)::text as out,
      coalesce(sum(count) filter (where fresh), 0)::text as fresh
    from (
      select ${recordSums.count} as count, ${recordSums.into} as into_, ${recordSums.out} as out_, false as fresh
      from ${recordSums} where ${sums}
      union all
      select 1, greatest(${entries.amount}, 0), greatest(-${entries.amount}, 0), true ${freshLines(db, { ...of, after, where: fresh })}
    ) as lines`);
  const [row] = rows;
  if (Number(row?.fresh) >= STORE_SUMS_FROM) await storeRecordSums(db, of);
  return { count: Number(row?.count), into: asBigint(row?.into), out: asBigint(row?.out) };
}

const markOf = ({ account, member }: Pick<RecordOf, "account" | "member">) =>
  and(eq(recordMarks.memberId, member), eq(recordMarks.account, account));

/** The mark, locked; undefined while another transaction adds up. Sums in another zone are dropped. */
async function takeMark(tx: Executor, { account, member: memberId, zone }: RecordOf): Promise<number | undefined> {
  const own = markOf({ account, member: memberId });
  await tx.insert(recordMarks).values({ memberId, account, zone }).onConflictDoNothing();
  const [mark] = await tx.select().from(recordMarks).where(own).for("update", { skipLocked: true });
  if (!mark || mark.zone === zone) return mark?.version;
  await tx.delete(recordSums).where(and(eq(recordSums.memberId, memberId), eq(recordSums.account, account)));
  await tx.update(recordMarks).set({ zone, version: 0 }).where(own);
  return 0;
}

/** Adds the lines since the mark to the stored sums, once, with any number of concurrent reads. */
export async function storeRecordSums(db: Database, of: RecordOf): Promise<void> {
  await transact(db, async (tx) => {
    const mark = await takeMark(tx, of);
    if (mark === undefined) return;
    const [now] = await tx
      .select({ version: accounts.version })
      .from(accounts)
      .where(and(eq(accounts.memberId, of.member), eq(accounts.id, of.account)));
    if (!now || now.version <= mark) return;
    const lines = freshLines(tx, { ...of, after: sql`${mark}`, where: sql`${entries.version} <= ${now.version}` });
    await tx.execute(sql`
      insert into record_sums (member_id, account, day, kind, count, "into", out)
      select ${of.member}::uuid, ${of.account}::uuid, ${dayIn(of.zone)}, ${transfers.kind}, count(*), sum(greatest(${entries.amount}, 0)),
        sum(greatest(-${entries.amount}, 0)) ${lines} group by 3, 4
      on conflict (member_id, account, day, kind) do update set count = record_sums.count + excluded.count,
        "into" = record_sums."into" + excluded."into", out = record_sums.out + excluded.out`);
    await tx.update(recordMarks).set({ version: now.version }).where(markOf(of));
  });
}
