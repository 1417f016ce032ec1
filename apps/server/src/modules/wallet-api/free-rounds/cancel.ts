import { lockMembers } from "../../../ledger/locks.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { transact } from "../../../platform/database/retry.ts";
import { type Operator, Refused } from "../../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import type { System } from "../../../platform/system.ts";
import { loadMemberByName } from "../../identity/member/queries.ts";
import { notifyMember } from "../../inbox/send-message.ts";
import { updateCancelledRounds, findCampaign, findGrantedGame } from "./queries.ts";

interface Wanted {
  readonly brand: string;
  readonly member: string;
  readonly campaign: string;
  readonly reason: string;
}

/** Cancels the open free rounds of a member in a campaign, once. A round that is being played ends as it would have. */
export async function cancelFreeRounds(system: System, operator: Operator, { campaign, reason, ...named }: Wanted) {
  const { id: memberId, brand } = await loadMemberByName(system.db, named);
  const at = system.now();
  return await transact(system.db, async (tx) => {
    await lockMembers(runIn(tx), memberId);
    const row = await findCampaign(tx, memberId, campaign);
    if (!row) throw new Refused(`${named.member} has no free rounds of ${campaign}.`);
    const { open: cancelled } = row;
    if (row.cancelledAt === null) {
      await updateCancelledRounds(tx, row, at);
      const details = { campaign, cancelled, reason };
      await writeOperatorAudit(tx, system, operator, { brand: brand.code, action: "free-rounds.cancel", memberId, details });
      const titles = (await findGrantedGame(tx, row.gameId))?.game.titles ?? {};
      if (cancelled > 0) await notifyMember(tx, memberId, "free_rounds_cancelled", { titles, count: cancelled, reason }, at);
    }
    return { member: named.member, campaign, cancelled };
  });
}
