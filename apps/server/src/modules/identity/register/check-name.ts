import type { Handler } from "@baize/api/contract/contract";
import { countedAddress } from "@baize/domain/system/address";
import type { ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { countTry } from "../../../platform/security/throttle.ts";
import { handleOf } from "../member/handle.ts";
import { findMemberByHandle } from "../member/queries.ts";

/** Enough for a person who looks for a name, and for a list of names far too few. */
const LIMIT = { windowMinutes: 60, most: 30 };

/** Says no more than a refused registration does, which needs a proof of work: hence the limit. */
export const checkName: Handler<"register.checkName", ServerContexts> = async (ctx, { username }) => {
  const key = `name-check ${ctx.brand.code} ${countedAddress(ctx.address)}`;
  const asked = await countTry(ctx.system.db, key, ctx.now, LIMIT);
  if (!asked.counted) throw fault("rate.limited", { retryAfter: asked.retryAfter });
  return { taken: (await findMemberByHandle(ctx, handleOf(username))) !== undefined };
};
