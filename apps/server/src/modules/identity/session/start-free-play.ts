import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { countFailure, loadThrottles } from "../../../platform/security/throttle.ts";
import { openTrial } from "./open-trial.ts";

const DAY_MINUTES = 24 * 60;

/** Opens a trial account for a visitor: demo money, no password, unreachable after its session. */
export const startFreePlay: Handler<"session.freePlay", ServerContexts> = async (ctx) => {
  const { brand, system, now, address } = ctx;
  if (!brand.features.freePlay) throw fault("verify.operation_not_allowed");
  const key = `trial-from ${brand.code} ${address}`;
  const [opened] = await loadThrottles(system.db, [key], now, DAY_MINUTES);
  if ((opened?.failures ?? 0) >= brand.signIn.trialsByAddress) throw fault("rate.limited", { retryAfter: 3600 });
  await countFailure(system.db, key, now, { windowMinutes: DAY_MINUTES });
  return await openTrial(ctx);
};
