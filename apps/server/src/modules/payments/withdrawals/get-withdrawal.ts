import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { isUuid } from "../../../platform/ids/uuid.ts";
import { stepsOf } from "../steps/queries.ts";
import { countProofs, ownWithdrawal } from "./queries.ts";
import { withdrawalView } from "./view.ts";

export const getWithdrawal: Handler<"withdrawals.get", ServerContexts> = async (ctx, { id }) => {
  const row = isUuid(id) ? await ownWithdrawal(ctx, id) : undefined;
  if (!row) throw fault("withdraw.not_found");
  const { db } = ctx.system;
  return { ...withdrawalView(row, await stepsOf(db, row.memberId, [id])), proofs: await countProofs(db, id) };
};
