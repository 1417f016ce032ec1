import { and, asc, eq } from "drizzle-orm";
import type { RewardKind } from "@baize/domain/rewards/points/kinds";
import type { MemberContext, RequestContext } from "../../../platform/context.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { rewards } from "../mall-schema.ts";
import { memberAccount } from "../../../ledger/account.ts";
import { balanceOf } from "../../../ledger/post.ts";

export type RewardRow = typeof rewards.$inferSelect;

export async function rewardsOf({ system, brand }: RequestContext, kind: RewardKind | undefined): Promise<RewardRow[]> {
  return await system.db
    .select()
    .from(rewards)
    .where(and(eq(rewards.brand, brand.code), kind ? eq(rewards.kind, kind) : undefined))
    .orderBy(asc(rewards.position))
    .limit(200);
}

export async function pointsOf({ system, brand, member }: MemberContext): Promise<bigint> {
  const owner = { id: member.id, book: member.book, currency: brand.currency };
  return (await balanceOf(runIn(system.db), memberAccount(owner, "points"))) ?? 0n;
}
