import type { Handler } from "@baize/api/contract/contract";
import { isCount, THRESHOLDS } from "@baize/domain/agents/contract/type";
import { MICRO, sumOf } from "@baize/domain/agents/settlement/line";
import { type ReadStatement, readStatement } from "@baize/domain/agents/settlement/read-statement";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { ServerContexts } from "../../../platform/context.ts";
import { loadStatementKeys } from "../../../platform/security/statement-key.ts";
import { loadProof } from "../settlement/load-proof.ts";
import { loadRun } from "../settlement/queries.ts";
import { findIncomeReader } from "./find-income-reader.ts";
import { findStatement } from "./find-statement.ts";
import { loadStatementText } from "./queries.ts";
import { statementView } from "./view.ts";

function measuresView({ measures, currency }: ReadStatement): object {
  const given = THRESHOLDS.flatMap((name) => {
    const value = measures[name];
    if (value === undefined) return [];
    return [[name, isCount(name) ? Number(value) : toMoneyAmount({ minor: value, currency })]];
  });
  return Object.fromEntries(given);
}

/** A real-time salary carries millionths of a minor unit on, of which no whole one is left. */
const carriedOf = ({ carry, contract: { type } }: ReadStatement): bigint => {
  const carried = sumOf(carry.map(({ amount }) => amount));
  return type === "realTime" ? carried / MICRO : carried;
};

/** One of the caller's statements, on either side. */
export const getStatement: Handler<"income.get", ServerContexts> = async (ctx, { id }) => {
  const { db } = ctx.system;
  const reader = await findIncomeReader(ctx);
  const found = await findStatement(db, reader, id);
  const read = readStatement(await loadStatementText(db, found.row));
  const money = (minor: bigint) => toMoneyAmount({ minor, currency: read.currency });
  const { contract } = read;
  return {
    statement: statementView(reader, found),
    contract: { id: contract.id, version: contract.version, period: contract.period },
    tier: read.tier,
    base: money(read.base),
    measures: measuresView(read),
    carried: money(carriedOf(read)),
    lines: read.lines.length,
    asOf: ctx.now.getTime(),
  };
};

/** One of the caller's statements with all that it takes to check it without this server. */
export const getProof: Handler<"income.proof", ServerContexts> = async (ctx, { id }) => {
  const { db, config } = ctx.system;
  const { row } = await findStatement(db, await findIncomeReader(ctx), id);
  const { root, signed } = await loadRun(db, row.runId);
  const { x } = await loadStatementKeys(db, config.wrappingKeys);
  return {
    statement: await loadStatementText(db, row),
    leaf: row.leaf,
    proof: await loadProof(db, { runId: row.runId, root, leaf: row.leaf, place: row.place }),
    signed,
    key: { kty: "OKP" as const, crv: "Ed25519" as const, x },
  };
};
