import { groupsOf, leafOf } from "@baize/domain/proof/merkle";
import { statementId } from "../../modules/agents/income/statement-id.ts";
import type { RunSql } from "../../platform/database/database.ts";
import { sha256 } from "../../platform/security/sha256.ts";
import { derivedId } from "../../platform/ids/derived-id.ts";
import { BENCH_BRAND } from "../settlement/add-tree.ts";

const AT = "2026-11-24T18:30:00Z";

/** A computed run with so many statements and their tree, one of them paid to this member; an earlier one stays. Answers that statement's id. */
export async function addRun(run: RunSql, memberId: string, size: number, day: string): Promise<string> {
  const runId = derivedId("bench run", memberId);
  const texts = Array.from({ length: size }, (_, place) => `{"place":${place}}`);
  const leaves = await Promise.all(texts.map((text) => leafOf(text, sha256)));
  const { groups, root } = await groupsOf(leaves, sha256);
  await run(
    `insert into settlement_runs (id, brand, type, period, window_start, window_end, rules, state, statements, root, signed, opened_at)
      values ($1, $2, 'daily', 'D', $3::timestamptz, $3::timestamptz + interval '1 day', 1, 'closed', $4, $5, 'signed', $6::timestamptz)
      on conflict do nothing`,
    [runId, BENCH_BRAND, day, String(size), root, AT],
  );
  await run(
    `insert into settlement_statements (member_id, run_id, brand, contract_id, type, window_start, window_end, level, place, leaf, text, amount,
        base, carry, state)
      select case when n = 1 then $1::uuid else md5($2 || n)::uuid end, $2::uuid, $3, md5(n::text)::uuid, 'daily', $4::timestamptz,
        $4::timestamptz + interval '1 day', 0, n - 1, leaf, '{}', 0, 0, '[]', 'paid'
      from jsonb_array_elements_text($5::jsonb) with ordinality as leaves(leaf, n) on conflict do nothing`,
    [memberId, runId, BENCH_BRAND, day, JSON.stringify(leaves)],
  );
  await run(
    `insert into settlement_trees (run_id, height, place, hashes)
      select $1::uuid, g.height, g.first, g.hashes from jsonb_to_recordset($2::jsonb) as g(height integer, first integer, hashes text[])
      on conflict do nothing`,
    [runId, JSON.stringify(groups)],
  );
  return statementId({ memberId, runId });
}
