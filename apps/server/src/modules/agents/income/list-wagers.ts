import type { Handler } from "@baize/api/contract/contract";
import type { StatementLine } from "@baize/domain/agents/settlement/line";
import { type ReadStatement, readStatement } from "@baize/domain/agents/settlement/read-statement";
import { maskAccount } from "@baize/domain/identity/member/mask";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { ServerContexts } from "../../../platform/context.ts";
import { decodeCursor } from "../../../platform/lists/cursor.ts";
import { pageSortedBy, readInstant, readUuid, withFirstPage } from "../../../platform/lists/page.ts";
import { loadRun } from "../settlement/queries.ts";
import { findIncomeReader, type IncomeReader } from "./find-income-reader.ts";
import { findStatement } from "./find-statement.ts";
import { loadStatementText } from "./queries.ts";
import { type CountedWagers, listCountedWagers, sumCountedWagers, type WagerCursor } from "./wager-queries.ts";

const HOUR = 3_600_000;

/** The outcome of real-time wagers, and the tiers that pay this line's rate. */
function outcomeOf({ contract: { tiers } }: ReadStatement, { rule, rate }: StatementLine): CountedWagers["outcome"] {
  if (rule !== "won" && rule !== "lost") return null;
  const name = rule === "won" ? "profitRate" : "lossRate";
  return {
    status: rule,
    edges: tiers.map(({ atLeast }) => atLeast.singleBet ?? 0n),
    tiers: tiers.flatMap(({ rates }, tier) => ((rates[name] ?? 0) === rate ? [tier] : [])),
  };
}

/** What a line counts; undefined for a line that counts no wagers itself. */
function countedBy(read: ReadStatement, line: StatementLine | undefined, leftOut: readonly string[]): CountedWagers | undefined {
  if (!line || line.branchId === null || line.gameType === null) return undefined;
  const { contract, window, dividendBase } = read;
  const outcome = outcomeOf(read, line);
  const isDividend = contract.type === "dividend";
  return {
    brand: read.brand,
    ancestorId: read.memberId,
    branchId: line.branchId,
    gameType: line.gameType,
    windowStart: new Date(window.start),
    from: new Date(line.hour ?? window.start),
    to: new Date(line.hour === null ? window.end : line.hour + HOUR),
    leftOut,
    counts: outcome ? "stake" : isDividend ? "profit" : "validBet",
    outcome,
    headOnly: isDividend && dividendBase === "branch-floored" ? contract : null,
  };
}

function readCursor(text: string | undefined): WagerCursor | undefined {
  if (text === undefined) return undefined;
  const [at, betId, line] = decodeCursor(text, ["number", "string", "number"]);
  return { at: readInstant(at), betId: readUuid(betId), line: Number(line) };
}

async function loadWagers({ system, member }: IncomeReader, counted: CountedWagers | undefined, given: Paging) {
  if (!counted) return { rows: [], sums: { count: 0, sum: 0n } };
  const { limit, cursor } = given;
  const rows = await listCountedWagers(system.db, counted, { readerId: member.id, limit, cursor: readCursor(cursor) });
  const sums = await withFirstPage(given, async () => await sumCountedWagers(system.db, counted));
  return { rows, sums };
}

interface Paging {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** The wagers that one line of a statement was computed from. */
export const listWagers: Handler<"income.wagers", ServerContexts> = async (ctx, input) => {
  const { db } = ctx.system;
  const reader = await findIncomeReader(ctx);
  const { row } = await findStatement(db, reader, input.id);
  const read = readStatement(await loadStatementText(db, row));
  const line = read.lines[input.line];
  const { leftOut } = await loadRun(db, row.runId);
  const { rows, sums } = await loadWagers(reader, countedBy(read, line, leftOut), input);
  const { page, next } = pageSortedBy(rows, input.limit, (wager) => [wager.at.getTime(), wager.betId, wager.line]);
  const money = (minor: bigint) => toMoneyAmount({ minor, currency: read.currency });
  return {
    items: page.map(({ account, isBelow, status, stake, payout, validBet, counted, at }) => ({
      account: isBelow ? account : maskAccount(account),
      status,
      stake: money(stake),
      payout: money(payout),
      validBet: money(validBet),
      counted: money(counted),
      at: at.getTime(),
    })),
    next,
    totals: sums && { count: sums.count, counted: money(sums.sum) },
  };
};
