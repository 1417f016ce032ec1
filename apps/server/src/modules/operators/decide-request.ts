import { ACTIVE_OPERATOR } from "@baize/domain/operators/account";
import { hasRole } from "@baize/domain/operators/role";
import { OPERATOR_REQUEST } from "@baize/domain/operators/request";
import { canApply, type EventOf, stateAfter } from "@baize/domain/state-machine/machine";
import type { Transaction } from "../../platform/database/database.ts";
import { transact } from "../../platform/database/retry.ts";
import { type Operation, type Operator, Refused } from "../../platform/operator/operation.ts";
import { requireBrand } from "../../platform/operator/require-brand.ts";
import { writeOperatorAudit } from "../../platform/operator/write-operator-audit.ts";
import type { System } from "../../platform/system.ts";
import { requireRole, requireScope } from "./admit.ts";
import { withinTransaction } from "./request-operation.ts";
import { findOperator } from "./queries.ts";
import { isSandbox } from "./sandbox.ts";
import { lockRequest, type RequestRow, updateRequest } from "./request-queries.ts";

export type FindOperation = (name: string) => Operation | undefined;

type Decision = Extract<EventOf<typeof OPERATOR_REQUEST>, "approve" | "reject">;

interface Wanted {
  readonly id: string;
  readonly event: Decision;
}

/** Throws `Refused` for a request that is decided or over, and for one of a brand that is not the operator's. */
async function lockOpen(tx: Transaction, system: System, operator: Operator, { id, event }: Wanted): Promise<RequestRow> {
  const request = await lockRequest(tx, id);
  if (!request) throw new Refused(`There is no request ${id}.`);
  requireBrand(operator, request.brand);
  if (!canApply(OPERATOR_REQUEST, request.state, event, "operator"))
    throw new Refused(`The request is ${request.state} already.`);
  if (request.expiresAt <= system.now()) throw new Refused("The request is over. Ask for it again.");
  return request;
}

async function close(tx: Transaction, system: System, operator: Operator, request: RequestRow, event: Decision) {
  const { id, operation, brand, input, requestedBy } = request;
  const state = stateAfter(OPERATOR_REQUEST, event);
  await updateRequest(tx, id, { state, decidedBy: operator.name, decidedAt: system.now() });
  const details = { request: id, operation, input };
  const line = { brand, action: `operation.${state}`, details };
  await writeOperatorAudit(tx, system, { ...operator, requestedBy }, line);
  return state;
}

/** An operator whose account ended, or who lost the role or the brand, does not count as the first of two people. */
async function requireRequester(tx: Transaction, system: System, { operation, brand, requestedBy }: RequestRow, row: Operation) {
  const found = await findOperator(tx, requestedBy);
  const isOpen = found?.state === ACTIVE_OPERATOR && (!found.sandbox || isSandbox(system));
  const mayAct = found && (found.brands.length === 0 || found.brands.includes(brand));
  if (!isOpen || !mayAct || (row.roles !== "public" && !hasRole(found.roles, row.roles)))
    throw new Refused(`${requestedBy}, who asked for it, may not run "${operation}" any more. Reject it.`);
}

/**
 * Runs what another operator asked for, in the transaction that marks the request as done: once, or not at all. Its lines of the
 * audit trail name both people.
 */
export async function approveRequest(system: System, operator: Operator, id: string, find: FindOperation) {
  return await transact(system.db, async (tx) => {
    const request = await lockOpen(tx, system, operator, { id, event: "approve" });
    const { operation, input, requestedBy } = request;
    const row = find(operation);
    if (!row) throw new Refused(`There is no operation "${operation}".`);
    requireRole(operator, operation, row);
    await requireScope(withinTransaction(system, tx), operator, row, input);
    if (requestedBy === operator.name) throw new Refused("Another person than the one who asked must agree.");
    await requireRequester(tx, system, request, row);
    const value = await row.run(withinTransaction(system, tx), input, { ...operator, requestedBy });
    await close(tx, system, operator, request, "approve");
    return value;
  });
}

/** Refuses a request, or takes back one's own. */
export async function rejectRequest(system: System, operator: Operator, id: string, find: FindOperation) {
  return await transact(system.db, async (tx) => {
    const request = await lockOpen(tx, system, operator, { id, event: "reject" });
    const row = find(request.operation);
    if (row) requireRole(operator, request.operation, row);
    const state = await close(tx, system, operator, request, "reject");
    return { request: id, state };
  });
}
