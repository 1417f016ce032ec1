import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { isUuid } from "../../../platform/ids/uuid.ts";
import { listSteps } from "../payment-steps/queries.ts";
import { findOwnDeposit } from "./queries.ts";
import { depositView } from "./view.ts";

export const getDeposit: Handler<"deposits.get", ServerContexts> = async (ctx, { id }) => {
  const row = isUuid(id) ? await findOwnDeposit(ctx, id) : undefined;
  if (!row) throw fault("deposit.not_found");
  return depositView(row, await listSteps(ctx.system.db, row.memberId, [row.id]), ctx.now);
};
