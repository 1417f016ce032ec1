import * as z from "zod";
import type { System } from "../../system.ts";
import { adjustOperations } from "./adjust.ts";
import { announcementOperations } from "./announcements.ts";
import { applicationOperations } from "./applications.ts";
import { channelOperations } from "./channels.ts";
import { chatOperations } from "./chat.ts";
import { exchangeOperations } from "./exchanges.ts";
import { feedbackOperations } from "./feedback.ts";
import { freezingOperations } from "./freezing.ts";
import { accessOperations } from "./help-with-access.ts";
import { joiningOperations } from "./joining.ts";
import { type Operation, Refused } from "./operation.ts";
import { paymentOperations } from "./payments.ts";
import { settingsOperations } from "./settings.ts";
import { supportOperations } from "./support.ts";
import { transferOperations } from "./transfers.ts";

/** Everything that `pnpm operator` does, by its two words. A new one is a row of a table of its own file. */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  ...paymentOperations,
  ...channelOperations,
  ...transferOperations,
  ...adjustOperations,
  ...applicationOperations,
  ...exchangeOperations,
  ...announcementOperations,
  ...chatOperations,
  ...supportOperations,
  ...feedbackOperations,
  ...joiningOperations,
  ...accessOperations,
  ...freezingOperations,
  ...settingsOperations,
};

export const operatorRequest = z.object({ name: z.string(), as: z.string(), input: z.record(z.string(), z.unknown()) });
export type OperatorRequest = z.infer<typeof operatorRequest>;
export type OperatorAnswer = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly says: string };

/** Carries out one operation; what cannot be done is said in words, and nothing of it stays. */
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
