import { and, desc, eq, sql } from "drizzle-orm";
import type { Executor } from "../../../platform/database/database.ts";
import { asBigint, asText } from "../../../platform/database/raw.ts";
import { uuidArray } from "../../../platform/database/uuid-array.ts";
import { MOST } from "../../../platform/operator/fields.ts";
import type { RunRow } from "./queries.ts";
import { settlementRuns, settlementStatements } from "./schema.ts";

/** The newest runs of a brand. */
export async function listRuns(db: Executor, brand: string): Promise<RunRow[]> {
  return await db
    .select()
    .from(settlementRuns)
    .where(eq(settlementRuns.brand, brand))
    .orderBy(desc(settlementRuns.windowEnd), desc(settlementRuns.id))
    .limit(MOST);
}

export async function findRun(db: Executor, brand: string, id: string): Promise<RunRow | undefined> {
  const [row] = await db
    .select()
    .from(settlementRuns)
    .where(and(eq(settlementRuns.brand, brand), eq(settlementRuns.id, id)));
  return row;
}

/** The texts of a run's statements to these members: what a second computing is compared with. */
export async function listTexts(db: Executor, runId: string, memberIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.execute(
    sql`select text from settlement_statements where run_id = ${runId}::uuid and member_id = any(${uuidArray(memberIds)})`,
  );
  return new Set(rows.map(({ text }) => asText(text)));
}

/** What the uplines of a brand owe the guarantee, the largest first. */
export async function listDebts(db: Executor, brand: string) {
  const { rows } =
    await db.execute(sql`select m.username, g.ref, (-g.balance)::text as owed from accounts g join members m on m.id = g.member_id
    where g.kind = 'guarantee' and g.balance < 0 and m.brand = ${brand} order by g.balance, m.username limit ${MOST}`);
  return rows.map((row) => ({ member: asText(row.username), guarantee: asText(row.ref), owed: asBigint(row.owed) }));
}

export async function findStatementText(db: Executor, memberId: string, runId: string) {
  const [row] = await db
    .select({ text: settlementStatements.text, leaf: settlementStatements.leaf, place: settlementStatements.place })
    .from(settlementStatements)
    .where(and(eq(settlementStatements.memberId, memberId), eq(settlementStatements.runId, runId)));
  return row;
}
