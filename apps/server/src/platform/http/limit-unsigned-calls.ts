import { type MiddlewareHandler } from "hono";
import { countedAddress } from "@baize/domain/system/address";
import type { System } from "../system.ts";
import { addressOf } from "./address.ts";
import { sendFault } from "./answer.ts";
import { Fault } from "./fault.ts";
import type { RateLimiter } from "./rate-limit.ts";

/** Routes of vendors and payment adapters set `signed` once a call's signature is that of a secret that they share. */
interface Env {
  Variables: { requestId: string; signed?: boolean };
}

/**
 * Limits unsigned calls by address where vendors and payment adapters call. Signed ones are not counted, whatever their answer:
 * one vendor makes the calls of all players from one address, so no player may be able to use up its limit. Put before the
 * routes of these calls.
 */
export function limitUnsignedCalls({ config, now, log }: System, limiter: RateLimiter): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (!config.rateLimits) return await next();
    const address = countedAddress(addressOf(c, config));
    try {
      limiter.refuseEmpty(address, "unsigned", now());
      await next();
      if (!c.get("signed")) await limiter.take(address, "unsigned", now());
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      if (c.finalized) log.warn("unsigned", { address });
      else return sendFault(error, c.get("requestId"));
    }
  };
}
