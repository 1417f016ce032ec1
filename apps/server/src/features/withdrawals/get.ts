import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../context.ts";
import { fault } from "../../fault.ts";
import { isUuid } from "../../http/uuid.ts";
import { stepsOf } from "../../payments/step-store.ts";
import { countProofs, ownWithdrawal } from "./store.ts";
import { withdrawalView } from "./view.ts";

export const getWithdrawal: Handler<"withdrawals.get", ServerContexts> = async (ctx, { id }) => {
  const row = isUuid(id) ? await ownWithdrawal(ctx, id) : undefined;
  if (!row) throw fault("withdraw.not_found");
  const { db } = ctx.system;
  return { ...withdrawalView(row, await stepsOf(db, row.memberId, [id])), proofs: await countProofs(db, id) };
};
