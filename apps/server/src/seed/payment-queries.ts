import { sql } from "drizzle-orm";
import type { StatementRow } from "../modules/agents/settlement/queries.ts";
import type { Transaction } from "../platform/database/database.ts";

/** Stores how statements of the past were paid, in one statement. */
export async function updatePastPayments(tx: Transaction, rows: readonly StatementRow[]): Promise<void> {
  const paid = rows.map(({ memberId, runId, state, fromGuarantee, dueAt, paidAt }) => ({
    member_id: memberId,
    run_id: runId,
    state,
    from_guarantee: String(fromGuarantee),
    due_at: dueAt,
    paid_at: paidAt,
  }));
  await tx.execute(sql`update settlement_statements s set state = p.state, from_guarantee = p.from_guarantee, due_at = p.due_at,
      paid_at = p.paid_at
    from jsonb_to_recordset(${JSON.stringify(paid)}::jsonb)
      as p(member_id uuid, run_id uuid, state text, from_guarantee bigint, due_at timestamptz, paid_at timestamptz)
    where s.member_id = p.member_id and s.run_id = p.run_id`);
}
