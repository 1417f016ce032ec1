import { isUuid } from "../../../platform/ids/uuid.ts";
import type { StatementKey } from "../settlement/queries.ts";

const hexOf = (uuid: string): string => uuid.replaceAll("-", "");
const uuidOf = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

/** The one id of a statement: who is paid, and the run, in as many letters as an id may have. */
export const statementId = ({ memberId, runId }: StatementKey): string =>
  Buffer.from(hexOf(memberId) + hexOf(runId), "hex").toString("base64url");

/** Undefined for a text that is no id of a statement. */
export function readStatementId(id: string): StatementKey | undefined {
  const hex = Buffer.from(id, "base64url").toString("hex");
  const key = { memberId: uuidOf(hex.slice(0, 32)), runId: uuidOf(hex.slice(32)) };
  return isUuid(key.memberId) && isUuid(key.runId) && statementId(key) === id ? key : undefined;
}
