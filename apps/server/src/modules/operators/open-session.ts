import type { Transaction } from "../../platform/database/database.ts";
import { hashOf, newToken } from "../../platform/security/tokens.ts";
import type { System } from "../../platform/system.ts";
import { insertOperatorSession, type OperatorRow, updateOperator } from "./queries.ts";

/** A working day. */
const LIFE_MS = 10 * 3_600_000;

export interface OperatorSession {
  readonly username: string;
  readonly roles: string;
  readonly token: string;
  readonly expiresAt: string;
}

/** A new session. Its token leaves the server once, here. */
export async function openOperatorSession(
  tx: Transaction,
  { now }: Pick<System, "now">,
  row: OperatorRow,
): Promise<OperatorSession> {
  const at = now();
  const token = newToken();
  const expiresAt = new Date(at.getTime() + LIFE_MS);
  await insertOperatorSession(tx, {
    tokenHash: hashOf(token),
    operatorId: row.id,
    createdAt: at,
    lastSeenAt: at,
    expiresAt,
  });
  await updateOperator(tx, row.id, { lastSignInAt: at });
  return { username: row.username, roles: row.roles.join(" "), token, expiresAt: expiresAt.toISOString() };
}
