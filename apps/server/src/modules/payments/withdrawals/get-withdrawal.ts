import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { isUuid } from "../../../platform/ids/uuid.ts";
import { listSteps } from "../payment-steps/queries.ts";
import { countProofs, findOwnWithdrawal } from "./queries.ts";
import { withdrawalView } from "./view.ts";

export const getWithdrawal: Handler<"withdrawals.get", ServerContexts> = async (ctx, { id }) => {
  const row = isUuid(id) ? await findOwnWithdrawal(ctx, id) : undefined;
  if (!row) throw fault("withdraw.not_found");
  const { db } = ctx.system;
  return { ...withdrawalView(row, await listSteps(db, row.memberId, [id])), proofs: await countProofs(db, row) };
};
