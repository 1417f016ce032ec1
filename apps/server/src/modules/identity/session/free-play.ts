import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { countFailure, loadThrottles } from "../../../platform/security/throttle.ts";
import { openTrial } from "./trial-account.ts";

const DAY_MINUTES = 24 * 60;

/** A trial account of the visitor's own: demo money in the demo book, no password, gone with its session. */
export const freePlay: Handler<"session.freePlay", ServerContexts> = async (ctx) => {
  const { brand, system, now, address } = ctx;
  if (!brand.features.freePlay) throw fault("verify.operation_not_allowed");
  const key = `trial-from ${brand.code} ${address}`;
  const [opened] = await loadThrottles(system.db, [key], now, DAY_MINUTES);
  if ((opened?.failures ?? 0) >= brand.signIn.trialsByAddress) throw fault("rate.limited", { retryAfter: 3600 });
  await countFailure(system.db, key, now, { windowMinutes: DAY_MINUTES });
  return await openTrial(ctx);
};
