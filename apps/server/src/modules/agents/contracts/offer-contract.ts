import type { ParsedOf } from "@baize/api/contract/contract";
import type { ContractTerms } from "@baize/domain/agents/contract/terms";
import type { ContractType } from "@baize/domain/agents/contract/type";
import type { Transaction } from "../../../platform/database/database.ts";
import { fault } from "../../../platform/http/fault.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { guardFrozen } from "../../identity/member/guard-frozen.ts";
import { handleOf } from "../../identity/member/handle.ts";
import type { PartyContext } from "./party-context.ts";
import { addOffer } from "./add-offer.ts";
import { lockTree } from "./lock-tree.ts";
import { notifyOtherSide } from "./notify-other-side.ts";
import { findDirectDownline, findParty, type ContractParty } from "./queries.ts";
import { readTerms } from "./read-terms.ts";
import { requireCover } from "./require-cover.ts";
import { isSigner, requireSigner, requireType } from "./require-signer.ts";
import { contractView } from "./view.ts";

type Input = ParsedOf<"contracts.offer">;

/** The other side. An account that is neither the own upline nor a direct downline is answered like an unknown name. */
async function findOther(tx: Transaction, ctx: PartyContext, { account }: Input): Promise<ContractParty> {
  const { uplineId } = ctx.member;
  if (account !== undefined) {
    const downline = await findDirectDownline(tx, ctx, handleOf(account));
    if (!downline) throw fault("auth.user_unknown");
    return downline;
  }
  const upline = uplineId === null ? undefined : await findParty(tx, ctx, uplineId);
  // The brand makes its offers itself.
  if (!upline) throw fault("auth.user_unknown");
  return upline;
}

/** Who would be paid by whom. What an upline may offer is checked at once; a request, when the upline signs it. */
async function findSides(tx: Transaction, ctx: PartyContext, input: Input, terms: ContractTerms) {
  const other = await findOther(tx, ctx, input);
  if (!isSigner(other.kind)) throw fault("contract.party_not_agent");
  const { id, username } = ctx.member;
  if (input.account === undefined)
    return { memberId: id, uplineId: other.id, proposedBy: "downline" as const, account: username, uplineAccount: other.account };
  await requireCover(tx, id, terms);
  return { memberId: other.id, uplineId: id, proposedBy: "upline" as const, account: other.account, uplineAccount: username };
}

/** Offers a contract to a direct downline, or requests one of the upline. Nothing counts before the other side signs. */
export async function offerContract(ctx: PartyContext, input: Input) {
  requireSigner(ctx);
  requireType(ctx, input.type);
  const terms = readTerms(input, ctx.brand.currency);
  return await ctx.commit(async (tx) => {
    await lockTree(tx, ctx.member);
    await guardFrozen(tx, ctx);
    const { account, uplineAccount, ...sides } = await findSides(tx, ctx, input, terms);
    const row = await addOffer(tx, { ...sides, brand: ctx.brand.code, terms, at: ctx.now });
    if (!row) throw fault("contract.open_offer");
    const details = { contract: row.id, of: row.memberId, type: row.type, version: row.version, terms: row.terms };
    await writeAudit(tx, ctx, "contract.offer", ctx.member.id, details);
    await notifyOtherSide(tx, ctx, "contract_offered", row);
    return contractView(ctx, { row, account, uplineAccount });
  });
}

type OfType = Pick<Input, "tiers"> & Partial<Pick<Input, "account" | "period" | "minBet">>;

/** The same of one type. A salary has days alone. */
export const offerOfType = (type: ContractType) => async (ctx: PartyContext, input: OfType) =>
  await offerContract(ctx, { period: "D", ...input, type });
