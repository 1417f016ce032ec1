import { AGENT_CONTRACT } from "@baize/domain/agents/contract/state";
import { stateAfter } from "@baize/domain/state-machine/machine";
import type { MemberContext } from "../../../platform/context.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { lockContract } from "./lock-contract.ts";
import { notifyOtherSide } from "./notify-other-side.ts";
import { updateContract } from "./queries.ts";
import { contractView } from "./view.ts";

type Closing =
  | { readonly act: "reject"; readonly template: "contract_rejected" }
  | { readonly act: "withdraw"; readonly template: "contract_withdrawn" };

/** Closes an offer without a signature, and notifies the other side. */
export async function closeOffer(ctx: MemberContext, id: string, { act, template }: Closing) {
  return await ctx.commit(async (tx) => {
    const found = await lockContract(tx, ctx, id, act);
    const row = await updateContract(tx, found.row, { state: stateAfter(AGENT_CONTRACT, act), updatedAt: ctx.now });
    await writeAudit(tx, ctx, `contract.${act}`, ctx.member.id, { contract: id, of: row.memberId, type: row.type });
    await notifyOtherSide(tx, ctx, template, row);
    return contractView(ctx, { ...found, row });
  });
}
