import type { ContractTerms } from "@baize/domain/agents/contract/terms";
import type { MemberContext } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { guardFrozen } from "../../identity/member/guard-frozen.ts";
import { lockTree } from "./lock-tree.ts";
import { requireCover } from "./require-cover.ts";

/** Locks the caller's tree, and throws where these terms cannot be offered to a new downline. Nothing happens without terms. */
export async function lockForOffers(tx: Transaction, ctx: MemberContext, offers: readonly ContractTerms[]): Promise<void> {
  if (offers.length === 0) return;
  await lockTree(tx, ctx.member);
  await guardFrozen(tx, ctx);
  for (const terms of offers) await requireCover(tx, ctx.member.id, terms);
}
