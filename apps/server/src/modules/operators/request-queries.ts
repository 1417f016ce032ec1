import { and, asc, eq, gt, inArray, or } from "drizzle-orm";
import { OPERATOR_REQUEST } from "@baize/domain/operators/request";
import { openStates } from "@baize/domain/state-machine/machine";
import type { Executor, Transaction } from "../../platform/database/database.ts";
import { inStates } from "../../platform/database/states.ts";
import { inBrands } from "../../platform/lists/in-brands.ts";
import { MOST } from "../../platform/operator/fields.ts";
import type { Operator } from "../../platform/operator/operation.ts";
import { operatorRequests } from "./schema.ts";

export type RequestRow = typeof operatorRequests.$inferSelect;

export async function insertOperatorRequest(tx: Transaction, row: typeof operatorRequests.$inferInsert): Promise<void> {
  await tx.insert(operatorRequests).values(row);
}

const isWaiting = (now: Date) =>
  and(inStates(operatorRequests.state, openStates(OPERATOR_REQUEST)), gt(operatorRequests.expiresAt, now));

/** A request for the same operation with the same input that waits already; undefined where there is none. */
export async function findSameRequest(
  tx: Transaction,
  { operation, input }: Pick<RequestRow, "operation" | "input">,
  now: Date,
): Promise<RequestRow | undefined> {
  const [row] = await tx
    .select()
    .from(operatorRequests)
    .where(and(isWaiting(now), eq(operatorRequests.operation, operation), eq(operatorRequests.input, input)))
    .orderBy(asc(operatorRequests.requestedAt))
    .limit(1);
  return row;
}

/** Locked to the end of the transaction. */
export async function lockRequest(tx: Transaction, id: string): Promise<RequestRow | undefined> {
  const [row] = await tx.select().from(operatorRequests).where(eq(operatorRequests.id, id)).for("update");
  return row;
}

type Decision = Pick<RequestRow, "state" | "decidedBy" | "decidedAt">;

export async function updateRequest(tx: Transaction, id: string, decision: Decision): Promise<void> {
  await tx.update(operatorRequests).set(decision).where(eq(operatorRequests.id, id));
}

interface Decider {
  readonly operator: Operator;
  /** Which operations the operator's roles allow. */
  readonly operations: readonly string[];
  /** This one alone. */
  readonly id?: string | undefined;
}

/** Requests that wait, of the operator's brands: what the operator asked for, and may decide. The oldest first. */
export async function listWaitingRequests(db: Executor, { operator, operations, id }: Decider, now: Date): Promise<RequestRow[]> {
  return await db
    .select()
    .from(operatorRequests)
    .where(
      and(
        isWaiting(now),
        id === undefined ? undefined : eq(operatorRequests.id, id),
        inBrands(operatorRequests.brand, operator),
        or(inArray(operatorRequests.operation, [...operations]), eq(operatorRequests.requestedBy, operator.name)),
      ),
    )
    .orderBy(asc(operatorRequests.requestedAt))
    .limit(MOST);
}
