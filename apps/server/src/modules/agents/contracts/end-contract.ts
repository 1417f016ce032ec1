import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { endConfirmed } from "./end-confirmed.ts";
import { lockContract } from "./lock-contract.ts";
import { notifyOtherSide } from "./notify-other-side.ts";
import { contractView } from "./view.ts";

/** Ends a contract with the window that runs. What lies below ends with it, after a confirmation of the whole list. */
export const endContract: Handler<"contracts.end", ServerContexts> = async (ctx, { id, confirm }) => {
  const { now, brand, member } = ctx;
  return await ctx.commit(async (tx) => {
    const found = await lockContract(tx, ctx, id, "end");
    const { ending, details } = await endConfirmed(tx, found.row, { confirm, now, brand });
    await writeAudit(tx, ctx, "contract.end", member.id, details);
    await notifyOtherSide(tx, ctx, "contract_ending", found.row);
    return contractView(ctx, { ...found, row: ending });
  });
};
