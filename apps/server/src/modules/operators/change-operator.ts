import {
  ACTIVE_OPERATOR,
  INVITED_OPERATOR,
  OPERATOR_ACCOUNT,
  type OPERATOR_ACCOUNT as Account,
} from "@baize/domain/operators/account";
import type { Role } from "@baize/domain/operators/role";
import { type EventOf, nextState } from "@baize/domain/state-machine/machine";
import type { Transaction } from "../../platform/database/database.ts";
import { transact } from "../../platform/database/retry.ts";
import { printedBrands } from "../../platform/operator/fields.ts";
import { type Operator, Refused } from "../../platform/operator/operation.ts";
import { ALL_BRANDS, writeOperatorAudit } from "../../platform/operator/write-operator-audit.ts";
import { NO_PASSWORD } from "../../platform/security/password.ts";
import type { System } from "../../platform/system.ts";
import { requireBrands } from "./invite.ts";
import { newEnrolment, printedEnrolment } from "./enrolment-token.ts";
import { endOperatorSessions, hasOtherManager, lockOperator, type OperatorRow, updateOperator } from "./queries.ts";

type Event = EventOf<typeof Account>;

const isManagerOfAll = ({ roles, brands }: Pick<OperatorRow, "roles" | "brands">) =>
  roles.includes("manager") && brands.length === 0;

/** Only a manager of all brands can add another. */
async function refuseLastManager(tx: Transaction, row: OperatorRow): Promise<void> {
  if (isManagerOfAll(row) && !(await hasOtherManager(tx, row.username)))
    throw new Refused(`${row.username} is the last manager of all brands. Add another one first.`);
}

function stateFor({ username, state }: OperatorRow, events: readonly Event[]) {
  const to = events.map((event) => nextState(OPERATOR_ACCOUNT, state, event, "operator")).find((one) => one !== undefined);
  if (!to) throw new Refused(`${username} is ${state} already.`);
  return to;
}

interface Change {
  readonly username: string;
  readonly roles?: readonly Role[] | undefined;
  readonly brands?: readonly string[] | undefined;
}

/** Gives an operator these roles and brands in place of the former ones; what is left out stays. Sessions obey it at once. */
export async function changeOperator(system: System, operator: Operator, { username, ...asked }: Change) {
  if (asked.roles === undefined && asked.brands === undefined) throw new Refused("Say what is to change: --roles or --brands.");
  return await transact(system.db, async (tx) => {
    const row = await lockOperator(tx, username);
    const [roles, brands] = [[...(asked.roles ?? row.roles)], [...(asked.brands ?? row.brands)]];
    await requireBrands(tx, asked.brands ?? []);
    if (!isManagerOfAll({ roles, brands })) await refuseLastManager(tx, row);
    await updateOperator(tx, row.id, { roles, brands });
    const details = { operator: username, from: row.roles, roles, fromBrands: row.brands, brands };
    await writeOperatorAudit(tx, system, operator, { brand: ALL_BRANDS, action: "operator.change", details });
    return { username, roles: roles.join(" "), brands: printedBrands(brands) };
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
    const state = row.state === INVITED_OPERATOR ? row.state : stateFor(row, ["reset"]);
    if (row.state === ACTIVE_OPERATOR) await refuseLastManager(tx, row);
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
