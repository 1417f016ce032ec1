import type { Handler, OutputOf } from "@baize/api/contract/contract";
import type { ContractTerms } from "@baize/domain/agents/contract/terms";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { handleOf } from "../../identity/member/handle.ts";
import { isDirectlyBelow } from "../team/queries.ts";
import { computeWhatIf } from "../settlement/what-if.ts";
import { findReader } from "./find-reader.ts";
import { findDirectDownline, findOwnContract } from "./queries.ts";
import { readTerms } from "./read-terms.ts";
import { requireSigner } from "./require-signer.ts";
import { termsOf } from "@baize/domain/agents/contract/stored-terms";
import { measuresView } from "./view.ts";

/** What the last closed window would have paid a member by these terms. */
async function simulate(
  { system, brand, now }: MemberContext,
  memberId: string,
  terms: ContractTerms,
): Promise<OutputOf<"contracts.simulate">> {
  const found = await computeWhatIf(system.db, brand, memberId, terms);
  const asOf = now.getTime();
  if (!found) return { last: null, asOf };
  const { computed, paid, start, end } = found;
  const money = (minor: bigint) => toMoneyAmount({ minor, currency: brand.currency });
  return {
    last: {
      start: start.getTime(),
      end: end.getTime(),
      amount: money(computed.amount),
      base: money(computed.base),
      tier: computed.tier,
      measures: measuresView(computed.measures, brand.currency),
      paid: paid === null ? null : money(paid),
    },
    asOf,
  };
}

/** The outcome of terms that are not offered yet, for a direct downline or for the caller. */
export const simulateContract: Handler<"contracts.simulate", ServerContexts> = async (ctx, input) => {
  requireSigner(ctx);
  const terms = readTerms(input, ctx.brand.currency);
  if (input.account === undefined) return await simulate(ctx, ctx.member.id, terms);
  const downline = await findDirectDownline(ctx.system.db, ctx, handleOf(input.account));
  if (!downline) throw fault("auth.user_unknown");
  return await simulate(ctx, downline.id, terms);
};

/** The outcome of a contract of the caller's, for the side that it pays. After a move the former upline reads nothing of that side. */
export const getOutcome: Handler<"contracts.outcome", ServerContexts> = async (ctx, { id }) => {
  const reader = await findReader(ctx);
  const found = await findOwnContract(ctx.system.db, reader, id);
  if (!found) throw fault("contract.not_found");
  const { memberId } = found.row;
  if (memberId !== reader.member.id && !(await isDirectlyBelow(ctx.system.db, memberId, reader.member.id)))
    return { last: null, asOf: ctx.now.getTime() };
  return await simulate(ctx, memberId, termsOf(found.row));
};
