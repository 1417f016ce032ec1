import type { Handler } from "@baize/api/contract/contract";
import { CHASE } from "@baize/domain/lottery/draw-state";
import { lotteryGameOf } from "@baize/domain/lottery/games";
import { canApply, stateAfter } from "@baize/domain/state-machine/machine";
import { lockMembers } from "../../../ledger/locks.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import type { ServerContexts } from "../../../platform/context.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { fault } from "../../../platform/http/fault.ts";
import { isUuid } from "../../../platform/ids/uuid.ts";
import { findOwnChase, lockChase, updateChase } from "./queries.ts";
import { loadChaseView } from "./view.ts";

/** Ends a chase: what it has bought stays. */
export const cancelChase: Handler<"lottery.cancelChase", ServerContexts> = async (ctx, { id }) => {
  const { member, brand, now, language } = ctx;
  return await ctx.commit(async (tx) => {
    await lockMembers(runIn(tx), member.id);
    const chase = isUuid(id) ? await lockChase(tx, member.id, id) : undefined;
    if (!chase) throw fault("lottery.chase_not_found");
    if (!canApply(CHASE, chase.state, "cancel", "member")) throw fault("lottery.chase_over", { state: chase.state });
    await updateChase(tx, chase, { state: stateAfter(CHASE, "cancel"), endedAt: now });
    await writeAudit(tx, ctx, "lottery.cancelChase", member.id, { chase: id });
    const found = await findOwnChase(tx, member.id, id);
    const rules = lotteryGameOf(chase.game);
    if (!found || !rules) throw new Error("The chase is gone");
    return await loadChaseView(runIn(tx), found, rules, { currency: brand.currency, language });
  });
};
