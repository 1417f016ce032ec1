import { type OPERATOR_ACCOUNT as Account, OPERATOR_ACCOUNT } from "@baize/domain/operators/account";
import type { Role } from "@baize/domain/operators/role";
import { type EventOf, nextState } from "@baize/domain/state-machine/machine";
import type { Transaction } from "../../platform/database/database.ts";
import { transact } from "../../platform/database/retry.ts";
import { type Operator, Refused } from "../../platform/operator/operation.ts";
import { ALL_BRANDS, writeOperatorAudit } from "../../platform/operator/write-operator-audit.ts";
import { NO_PASSWORD } from "../../platform/security/password.ts";
import type { System } from "../../platform/system.ts";
import { newEnrolment, printedEnrolment } from "./enrolment-token.ts";
import { endOperatorSessions, hasOtherManager, lockOperator, type OperatorRow, updateOperator } from "./queries.ts";

type Event = EventOf<typeof Account>;

/** Without a manager nobody could add another. */
async function refuseLastManager(tx: Transaction, { username, roles }: OperatorRow): Promise<void> {
  if (roles.includes("manager") && !(await hasOtherManager(tx, username)))
    throw new Refused(`${username} is the last manager. Add another one first.`);
}

function stateFor({ username, state }: OperatorRow, events: readonly Event[]) {
  const to = events.map((event) => nextState(OPERATOR_ACCOUNT, state, event, "operator")).find((one) => one !== undefined);
  if (!to) throw new Refused(`${username} is ${state} already.`);
  return to;
}

/** Gives an operator these roles in place of the former ones. */
export async function changeRoles(
  system: System,
  operator: Operator,
  { username, roles }: { username: string; roles: readonly Role[] },
) {
  return await transact(system.db, async (tx) => {
    const row = await lockOperator(tx, username);
    if (!roles.includes("manager")) await refuseLastManager(tx, row);
    await updateOperator(tx, row.id, { roles: [...roles] });
    const details = { operator: username, from: row.roles, roles };
    await writeOperatorAudit(tx, system, operator, { brand: ALL_BRANDS, action: "operator.roles", details });
    return { username, roles: roles.join(" ") };
  });
}

/** Ends an operator's account and sessions. The name stays theirs. */
export async function endOperator(system: System, operator: Operator, username: string) {
  return await transact(system.db, async (tx) => {
    const row = await lockOperator(tx, username);
    const state = stateFor(row, ["end", "withdraw"]);
    await refuseLastManager(tx, row);
    await updateOperator(tx, row.id, { state, passwordHash: NO_PASSWORD, enrolmentHash: null, enrolmentExpiresAt: null });
    await endOperatorSessions(tx, row.id, system.now());
    await writeOperatorAudit(tx, system, operator, {
      brand: ALL_BRANDS,
      action: "operator.end",
      details: { operator: username },
    });
    return { username, state };
  });
}

/** Invites an operator anew: who lost the password or the phone. The old ones are of no use any more. */
export async function resetOperator(system: System, operator: Operator, username: string) {
  return await transact(system.db, async (tx) => {
    const row = await lockOperator(tx, username);
    const state = row.state === "invited" ? row.state : stateFor(row, ["reset"]);
    if (row.state === "active") await refuseLastManager(tx, row);
    const enrolment = newEnrolment(system.now());
    await updateOperator(tx, row.id, { state, passwordHash: NO_PASSWORD, sealedTotp: null, ...enrolment.columns });
    await endOperatorSessions(tx, row.id, system.now());
    await writeOperatorAudit(tx, system, operator, {
      brand: ALL_BRANDS,
      action: "operator.reset",
      details: { operator: username },
    });
    return printedEnrolment(username, enrolment);
  });
}
