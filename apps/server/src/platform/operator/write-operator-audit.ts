import type { Executor } from "../database/database.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { System } from "../system.ts";
import type { Operator } from "./operation.ts";
import { requireBrand } from "./require-brand.ts";

/** The brand of a line that is about no single brand. */
export const ALL_BRANDS = "*";

interface Line {
  readonly brand: string;
  readonly action: string;
  readonly memberId?: string | undefined;
  readonly details?: Record<string, unknown>;
}

/**
 * Writes one line of the audit trail that names the operator, in the transaction of the act that it records. Throws `Refused`,
 * which takes the act back, where the operator may not act for the brand.
 */
export async function writeOperatorAudit(
  tx: Executor,
  { now }: Pick<System, "now">,
  { name, requestedBy, brands }: Operator,
  { brand, action, memberId, details }: Line,
): Promise<void> {
  requireBrand({ brands }, brand);
  // Where two people acted, the line names both.
  const both = requestedBy === undefined ? details : { ...details, requestedBy };
  const ctx = { brand: { code: brand }, requestId: `operator ${name}`, now: now() };
  await writeAudit(tx, ctx, action, memberId ?? null, both);
}
