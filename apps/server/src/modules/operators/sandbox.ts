import { ACTIVE_OPERATOR } from "@baize/domain/operators/account";
import { ROLES } from "@baize/domain/operators/role";
import { transact } from "../../platform/database/retry.ts";
import { newId } from "../../platform/ids/new-id.ts";
import { EVERY_BRAND, Refused } from "../../platform/operator/operation.ts";
import { ALL_BRANDS, writeOperatorAudit } from "../../platform/operator/write-operator-audit.ts";
import { NO_PASSWORD } from "../../platform/security/password.ts";
import type { System } from "../../platform/system.ts";
import { openOperatorSession } from "./open-session.ts";
import { hasEnrolled, insertOperator, lockOperator } from "./queries.ts";

/** Whether operators for trying out may exist on this server. */
export const isSandbox = ({ config }: Pick<System, "config">): boolean => config.mode === "sandbox";

/** Whether operators for trying out may sign in: on a sandbox, until the first operator has enrolled. */
export const mayTryOut = async (system: System): Promise<boolean> => isSandbox(system) && !(await hasEnrolled(system.db));

/** Signs in as an operator for trying out, with every role, and makes it where there is none. Refused in production. */
export async function signInSandbox(system: System, username: string) {
  if (!isSandbox(system)) throw new Refused("This server is no sandbox. Sign in: npm run operator -- sign-in --username <name>.");
  return await transact(system.db, async (tx) => {
    if (await hasEnrolled(tx))
      throw new Refused("Operators of this server sign in: npm run operator -- sign-in --username <name>.");
    const operator = { id: newId(), username, roles: [...ROLES], state: ACTIVE_OPERATOR, sandbox: true };
    await insertOperator(tx, { ...operator, passwordHash: NO_PASSWORD, invitedBy: "sandbox", createdAt: system.now() });
    const row = await lockOperator(tx, username);
    if (!row.sandbox || row.state !== ACTIVE_OPERATOR) throw new Refused(`${username} is no operator for trying out.`);
    await writeOperatorAudit(
      tx,
      system,
      { name: username, brands: EVERY_BRAND },
      { brand: ALL_BRANDS, action: "operator.sign-in", details: { by: "sandbox" } },
    );
    return await openOperatorSession(tx, system, row);
  });
}
