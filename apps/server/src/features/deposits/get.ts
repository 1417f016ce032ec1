import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../context.ts";
import { fault } from "../../fault.ts";
import { isUuid } from "../../http/uuid.ts";
import { stepsOf } from "../../payments/step-store.ts";
import { ownDeposit } from "./store.ts";
import { depositView } from "./view.ts";

export const getDeposit: Handler<"deposits.get", ServerContexts> = async (ctx, { id }) => {
  const row = isUuid(id) ? await ownDeposit(ctx, id) : undefined;
  if (!row) throw fault("deposit.not_found");
  return depositView(row, await stepsOf(ctx.system.db, row.memberId, [row.id]), ctx.now);
};
