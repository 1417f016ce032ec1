import type { Handler } from "@baize/api/contract/contract";
import { floorOf, type StatementLine, sumOf } from "@baize/domain/agents/settlement/line";
import { readStatement } from "@baize/domain/agents/settlement/read-statement";
import { maskAccount } from "@baize/domain/identity/member/mask";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { decodeCursor, encodeCursor } from "../../../platform/lists/cursor.ts";
import { withFirstPage } from "../../../platform/lists/page.ts";
import { findIncomeReader } from "./find-income-reader.ts";
import { findStatement } from "./find-statement.ts";
import { loadBranchAccounts, loadStatementText } from "./queries.ts";
import { statementId } from "./statement-id.ts";

function readPlace(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const [place] = decodeCursor(cursor, ["number"]);
  if (typeof place !== "number" || place < 0) throw fault("input.bad_cursor");
  return place;
}

type Accounts = Awaited<ReturnType<typeof loadBranchAccounts>>;

/** A member who is no longer below the reader is masked. */
function branchOf(accounts: Accounts, { branchId }: StatementLine): string | null {
  const branch = branchId === null ? undefined : accounts.get(branchId);
  if (!branch) return null;
  return branch.isBelow ? branch.account : maskAccount(branch.account);
}

/** The lines of one of the caller's statements. */
export const listLines: Handler<"income.lines", ServerContexts> = async (ctx, input) => {
  const { db } = ctx.system;
  const start = readPlace(input.cursor);
  const reader = await findIncomeReader(ctx);
  const { row } = await findStatement(db, reader, input.id);
  const { lines, currency } = readStatement(await loadStatementText(db, row));
  const page = lines.slice(start, start + input.limit);
  const accounts = await loadBranchAccounts(
    db,
    reader.member.id,
    page.flatMap(({ branchId }) => branchId ?? []),
  );
  const money = (minor: bigint) => toMoneyAmount({ minor, currency });
  const end = start + page.length;
  const { runId, memberId } = row;
  return {
    items: page.map((line, index) => ({
      line: start + index,
      branch: branchOf(accounts, line),
      gameType: line.gameType,
      rule: line.rule,
      hour: line.hour,
      base: money(line.base),
      rate: line.rate,
      micro: String(line.micro),
      // Only the agent whose statement it is pays the agents below.
      statement:
        line.rule === "downline" && line.branchId !== null && memberId === reader.member.id
          ? statementId({ memberId: line.branchId, runId })
          : null,
    })),
    next: end < lines.length ? encodeCursor([end]) : null,
    totals: await withFirstPage(input, async () => ({
      count: lines.length,
      amount: money(floorOf(sumOf(lines.map(({ micro }) => micro)))),
    })),
  };
};
