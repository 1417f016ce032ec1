import type { RequestContext } from "../context.ts";
import type { Executor } from "../database/database.ts";
import { audit, auditAddresses } from "../schema.ts";
import { newId } from "../ids/new-id.ts";

/** Writes one line of the audit trail, in the transaction of what it records. `details` holds no secret. */
export async function writeAudit(
  tx: Executor,
  ctx: Pick<RequestContext, "requestId" | "now"> & { readonly address?: string; readonly brand: { readonly code: string } },
  action: string,
  memberId: string | null,
  details: Record<string, unknown> = {},
): Promise<void> {
  const { requestId, address, now: at } = ctx;
  const id = newId();
  await tx.insert(audit).values({ id, brand: ctx.brand.code, memberId, action, details, requestId, at });
  if (address) await tx.insert(auditAddresses).values({ auditId: id, address, at });
}
