import type { Executor } from "../../../platform/database/database.ts";
import { fault } from "../../../platform/http/fault.ts";
import type { IncomeReader } from "./find-income-reader.ts";
import { findOwnStatement, type NamedStatement } from "./queries.ts";
import { readStatementId } from "./statement-id.ts";

/** One of the caller's statements, on either side. Throws `statement.not_found` for any other, and for what is no id. */
export async function findStatement(db: Executor, ctx: IncomeReader, id: string): Promise<NamedStatement> {
  const key = readStatementId(id);
  const found = key && (await findOwnStatement(db, ctx, key));
  if (!found) throw fault("statement.not_found");
  return found;
}
