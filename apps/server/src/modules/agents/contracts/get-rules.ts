import { SIGNED } from "@baize/domain/agents/contract/state";
import type { Handler } from "@baize/api/contract/contract";
import { CONTRACT_TYPES } from "@baize/domain/agents/contract/type";
import { maskAccount } from "@baize/domain/identity/member/mask";
import type { ServerContexts } from "../../../platform/context.ts";
import { findParty, listOwnContracts } from "./queries.ts";
import { requireSigner } from "./require-signer.ts";
import { contractView } from "./view.ts";

/** What the caller may agree on. */
export const getRules: Handler<"contracts.rules", ServerContexts> = async (ctx) => {
  requireSigner(ctx);
  const { brand, member, now } = ctx;
  const own = await listOwnContracts(
    ctx.system.db,
    ctx,
    { side: "upline", state: SIGNED, limit: CONTRACT_TYPES.length },
    undefined,
  );
  const upline = member.uplineId === null ? undefined : await findParty(ctx.system.db, ctx, member.uplineId);
  return {
    currency: brand.currency,
    types: CONTRACT_TYPES.filter((type) => brand.features.contracts[type]),
    own: own.map((row) => contractView(ctx, row)),
    upline: upline ? maskAccount(upline.account) : null,
    asOf: now.getTime(),
  };
};
