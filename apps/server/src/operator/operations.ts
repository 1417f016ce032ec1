import * as z from "zod";
import type { System } from "../platform/system.ts";
import { announcementOperations } from "../modules/content/notices/operator.ts";
import { applicationOperations } from "../modules/rewards/promotions/operator.ts";
import { chatOperations } from "../modules/support/chat/operator.ts";
import { exchangeOperations } from "../modules/rewards/points/operator.ts";
import { feedbackOperations } from "../modules/support/feedback/operator.ts";
import { identityOperations } from "../modules/identity/operator.ts";
import { agentApplicationOperations } from "../modules/agents/operator.ts";
import { type Operation, Refused } from "../platform/operator/operation.ts";
import { paymentOperations } from "../modules/payments/operator.ts";
import { settingsOperations } from "../modules/system/operator.ts";
import { supportOperations } from "../modules/support/conversations/operator.ts";

/** Every operation of `pnpm operator`, by its two words. To add one, add a row to the table of its module. */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  ...paymentOperations,
  ...applicationOperations,
  ...exchangeOperations,
  ...announcementOperations,
  ...chatOperations,
  ...supportOperations,
  ...feedbackOperations,
  ...agentApplicationOperations,
  ...identityOperations,
  ...settingsOperations,
};

export const operatorRequest = z.object({ name: z.string(), as: z.string(), input: z.record(z.string(), z.unknown()) });
export type OperatorRequest = z.infer<typeof operatorRequest>;
export type OperatorAnswer = { readonly ok: true; readonly value?: unknown } | { readonly ok: false; readonly says: string };

/** Runs one operation. A refusal is answered as text, and nothing is written. */
export async function runOperation(system: System, { name, as, input }: OperatorRequest): Promise<OperatorAnswer> {
  const row = OPERATIONS[name];
  if (!row) return { ok: false, says: `There is no operation "${name}".` };
  if (row.access && as.trim() === "") return { ok: false, says: "Say who you are: --as <name>." };
  try {
    return { ok: true, value: await row.run(system, input, { name: as.trim() }) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, says: error.message };
    throw error;
  }
}
