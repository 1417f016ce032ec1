import { OPERATOR_REQUEST } from "@baize/domain/operators/request";
import { initialState } from "@baize/domain/state-machine/machine";
import type { Transaction } from "../../platform/database/database.ts";
import { transact } from "../../platform/database/retry.ts";
import { newId } from "../../platform/ids/new-id.ts";
import type { Operation, Operator } from "../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../platform/operator/write-operator-audit.ts";
import type { System } from "../../platform/system.ts";
import { findSameRequest, insertOperatorRequest } from "./request-queries.ts";

const LIFE_MS = 7 * 86_400_000;

/** Ends a trial: its transaction is taken back. */
class Tried extends Error {}

/** The same system, whose verbs do their work inside this transaction. */
export const withinTransaction = (system: System, tx: Transaction): System => ({ ...system, db: tx });

/** Runs the operation and takes all of it back, so that the person who asks sees at once what would be refused. */
async function tryOut(
  system: System,
  row: Operation,
  input: Readonly<Record<string, unknown>>,
  operator: Operator,
): Promise<void> {
  try {
    await transact(system.db, async (tx) => {
      await row.run(withinTransaction(system, tx), input, operator);
      throw new Tried();
    });
  } catch (error) {
    if (!(error instanceof Tried)) throw error;
  }
}

interface Asked {
  readonly name: string;
  readonly row: Operation;
  /** The brand that it acts for. */
  readonly brand: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** Stores an operation as it was asked for. Nothing happens before a second person approves it. */
export async function requestOperation(system: System, operator: Operator, { name, row, brand, input }: Asked) {
  await tryOut(system, row, input, operator);
  const requestedAt = system.now();
  const id = newId();
  const expiresAt = new Date(requestedAt.getTime() + LIFE_MS);
  const same = await transact(system.db, async (tx) => {
    const waiting = await findSameRequest(tx, { operation: name, input }, requestedAt);
    const state = initialState(OPERATOR_REQUEST);
    await insertOperatorRequest(tx, {
      id,
      operation: name,
      brand,
      input,
      state,
      requestedBy: operator.name,
      requestedAt,
      expiresAt,
    });
    const details = { request: id, operation: name, input };
    await writeOperatorAudit(tx, system, operator, { brand, action: "operation.request", details });
    return waiting;
  });
  const until = expiresAt.toISOString();
  const next = `another operator: npm run operator -- requests approve ${id}`;
  // Both may be meant; who asked twice by mistake rejects one.
  const twice = same && { sameAs: `${same.id}, asked by ${same.requestedBy}` };
  return { request: id, operation: name, waitsFor: "another person's approval", until, next, ...twice };
}
