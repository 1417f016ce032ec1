import type { Handler } from "@baize/api/contract/contract";
import { countedAddress } from "@baize/domain/system/address";
import type { ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { countTry } from "../../../platform/security/throttle.ts";
import { openTrial } from "./open-trial.ts";

const DAY_MINUTES = 24 * 60;

/** Opens a trial account for a visitor: demo money, no password, unreachable after its session. */
export const startFreePlay: Handler<"session.freePlay", ServerContexts> = async (ctx) => {
  const { brand, system, now, address } = ctx;
  if (!brand.features.freePlay) throw fault("verify.operation_not_allowed");
  const key = `trial-from ${brand.code} ${countedAddress(address)}`;
  const opened = await countTry(system.db, key, now, { windowMinutes: DAY_MINUTES, most: brand.signIn.trialsByAddress });
  if (!opened.counted) throw fault("rate.limited", { retryAfter: opened.retryAfter });
  return await openTrial(ctx);
};
