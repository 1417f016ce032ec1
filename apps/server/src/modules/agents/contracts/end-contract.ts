import { ENDING } from "@baize/domain/agents/contract/state";
import type { Handler } from "@baize/api/contract/contract";
import { endOfWindow } from "@baize/domain/agents/contract/start";
import type { ServerContexts } from "../../../platform/context.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { cancelContracts, requireConfirmed } from "./cancel-below.ts";
import { lockContract } from "./lock-contract.ts";
import { notifyOtherSide } from "./notify-other-side.ts";
import { updateContract } from "./queries.ts";
import { termsOf } from "@baize/domain/agents/contract/stored-terms";
import { contractView } from "./view.ts";

/** Ends a contract with the window that runs. What lies below ends with it, after a confirmation of the whole list. */
export const endContract: Handler<"contracts.end", ServerContexts> = async (ctx, { id, confirm }) => {
  const { now, brand, member } = ctx;
  return await ctx.commit(async (tx) => {
    const found = await lockContract(tx, ctx, id, "end");
    const { row } = found;
    const { memberId, type } = row;
    const cancelled = await requireConfirmed(tx, { memberId, type, terms: undefined }, confirm);
    const signed = { terms: termsOf(row), startsAt: row.startsAt?.getTime() ?? 0 };
    const end = endOfWindow(signed, now.getTime(), brand.timeZone);
    await cancelContracts(tx, cancelled, { until: end, now, timeZone: brand.timeZone });
    const ending = await updateContract(tx, row, { state: ENDING, endsAt: new Date(end), updatedAt: now });
    const details = { contract: id, of: memberId, type, version: row.version, cancelled: cancelled.map((one) => one.id) };
    await writeAudit(tx, ctx, "contract.end", member.id, details);
    await notifyOtherSide(tx, ctx, "contract_ending", row);
    return contractView(ctx, { ...found, row: ending });
  });
};
