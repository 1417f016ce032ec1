import * as z from "zod";
import { hasRole, type Role } from "@baize/domain/operators/role";
import type { System } from "../platform/system.ts";
import { announcementOperations } from "../modules/content/notices/operator.ts";
import { applicationOperations } from "../modules/rewards/promotions/operator.ts";
import { chatOperations } from "../modules/support/chat/operator.ts";
import { exchangeOperations } from "../modules/rewards/points/operator.ts";
import { feedbackOperations } from "../modules/support/feedback/operator.ts";
import { identityOperations } from "../modules/identity/operator.ts";
import { contractOperations } from "../modules/agents/contracts/operator.ts";
import { settlementOperations } from "../modules/agents/settlement/operator.ts";
import { agentApplicationOperations } from "../modules/agents/operator.ts";
import { type Operation, Refused } from "../platform/operator/operation.ts";
import { admit, requireScope } from "../modules/operators/admit.ts";
import { newId } from "../platform/ids/new-id.ts";
import { errorFacts } from "../platform/log/log.ts";
import { operatorOperations } from "../modules/operators/operator.ts";
import { requestOperation } from "../modules/operators/request-operation.ts";
import { requestOperations } from "../modules/operators/request-operator.ts";
import { keyOperations } from "../keys/operator.ts";
import { reversalOperations } from "../modules/payments/deposits/operator.ts";
import { paymentOperations } from "../modules/payments/operator.ts";
import { gamingOperations } from "../modules/gaming/operator.ts";
import { brandOperations } from "../modules/system/brand-operator.ts";
import { settingsOperations } from "../modules/system/operator.ts";
import { lotteryOperations } from "../modules/lottery/operator.ts";
import { freeRoundOperations } from "../modules/wallet-api/free-rounds/operator.ts";
import { potOperations } from "../modules/wallet-api/pot-operator.ts";
import { policyOperations } from "../modules/wallet-api/policy/operator.ts";
import { reconcileOperations } from "../modules/wallet-api/reconcile/operator.ts";
import { winOperations } from "../modules/wallet-api/operator.ts";
import { CLOSING } from "../closing.ts";
import { depositReversed, roundSettled } from "../subscribers.ts";
import { supportOperations } from "../modules/support/conversations/operator.ts";

/** Every operation of `npm run operator`, by its two words. To add one, add a row to the table of its module. */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  ...paymentOperations,
  ...reversalOperations(depositReversed),
  ...applicationOperations,
  ...exchangeOperations,
  ...announcementOperations,
  ...chatOperations,
  ...supportOperations,
  ...feedbackOperations,
  ...agentApplicationOperations,
  ...identityOperations(CLOSING),
  ...contractOperations,
  ...settlementOperations,
  ...settingsOperations,
  ...brandOperations,
  ...gamingOperations,
  ...operatorOperations,
  ...requestOperations(findOperation, namesFor),
  ...keyOperations,
  ...winOperations(roundSettled),
  ...reconcileOperations,
  ...policyOperations,
  ...potOperations,
  ...freeRoundOperations,
  ...lotteryOperations(roundSettled),
};

function namesFor(roles: readonly Role[]): string[] {
  return Object.entries(OPERATIONS).flatMap(([name, row]) => (row.roles !== "public" && hasRole(roles, row.roles) ? [name] : []));
}

function findOperation(name: string): Operation | undefined {
  return Object.hasOwn(OPERATIONS, name) ? OPERATIONS[name] : undefined;
}

/** `token`: of the operator's session; empty for an operation that needs none. */
export const operatorRequest = z.object({ name: z.string(), token: z.string(), input: z.record(z.string(), z.unknown()) });
export type OperatorRequest = z.infer<typeof operatorRequest>;
/** A refusal is text for the person who runs the operation. */
export type OperatorAnswer = { readonly ok: true; readonly value?: unknown } | { readonly ok: false; readonly says: string };

/** The answer to a fault of the server: only the log has the reason, which may contain a member's texts. */
function failed({ log }: Pick<System, "log">, operation: string, error: unknown): OperatorAnswer {
  const reference = newId();
  log.error("operator", { operation, reference, ...errorFacts(error) });
  return { ok: false, says: `The operation failed by a fault of the server. Its log has the reason: ${reference}.` };
}

/**
 * Runs one operation for who holds the session, if their roles and brands allow it; one that needs two people waits for the
 * second. The command line calls this, and so would an operator's page. A refusal is answered as text, and nothing is written.
 */
export async function runOperation(system: System, { name, token, input }: OperatorRequest): Promise<OperatorAnswer> {
  const row = findOperation(name);
  if (!row) return { ok: false, says: `There is no operation "${name}".` };
  try {
    const operator = await admit(system, name, row, token);
    const brand = await requireScope(system, operator, row, input);
    const waits = row.needsApproval && (await row.needsApproval(system, input, operator));
    if (waits) return { ok: true, value: await requestOperation(system, operator, { name, row, brand, input }) };
    return { ok: true, value: await row.run(system, input, operator) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, says: error.message };
    return failed(system, name, error);
  }
}
