import { PARTICIPATION, promotionStatus, type PromotionStatus } from "@baize/domain/rewards/promotion/status";
import { stateAfter } from "@baize/domain/state-machine/machine";
import type { MemberContext } from "../../../platform/context.ts";
import type { Executor } from "../../../platform/database/database.ts";
import { type PartRow, sumDepositsSince, type PromotionRow } from "./queries.ts";

export interface CheckedPromotion {
  readonly status: PromotionStatus;
  /** Null where no deposit is required. */
  readonly deposited: bigint | null;
  readonly needed: bigint | null;
}

const bare = (part: PartRow | undefined) => part === undefined || part.state === stateAfter(PARTICIPATION, "join");

/** The deposits that a joined offer requires, and those made; reads the ledger only where that decides. */
async function deposits(db: Executor, ctx: MemberContext, { way, offer }: PromotionRow, part: PartRow | undefined) {
  const needed = way === "join" && offer?.minDeposit && bare(part) ? BigInt(offer.minDeposit) : null;
  const deposited = needed !== null && part ? await sumDepositsSince(db, ctx.member.id, part.startedAt) : null;
  return { needed, deposited, qualifies: needed === null || (deposited ?? 0n) >= needed };
}

/** The member's status in a promotion. */
export async function checkPromotion(
  db: Executor,
  ctx: MemberContext,
  row: PromotionRow,
  part: PartRow | undefined,
  vipLevel: number,
): Promise<CheckedPromotion> {
  const { qualifies, ...told } = await deposits(db, ctx, row, part);
  const status = promotionStatus({
    now: ctx.now.getTime(),
    startsAt: row.startsAt.getTime(),
    endsAt: row.endsAt?.getTime() ?? null,
    joinUntil: row.joinUntil?.getTime() ?? null,
    way: row.way,
    participation: part?.state,
    eligible: ctx.member.book === "real" && vipLevel >= (row.offer?.minVip ?? 0),
    qualifies,
  });
  return { status, ...told };
}
