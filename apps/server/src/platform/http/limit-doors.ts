import { type MiddlewareHandler } from "hono";
import { countedAddress } from "@baize/domain/system/address";
import type { System } from "../system.ts";
import { addressOf } from "./address.ts";
import { sendFault } from "./answer.ts";
import { Fault } from "./fault.ts";
import type { RateLimiter } from "./rate-limit.ts";

interface Env {
  Variables: { requestId: string };
}

/** The answers to a caller who has proven no secret. */
const UNPROVEN: ReadonlySet<unknown> = new Set(["bad_signature", "invalid"]);

async function isUnproven(answer: Response): Promise<boolean> {
  if (answer.status !== 400 && answer.status !== 401 && answer.status !== 422) return false;
  const body: unknown = await answer.clone().json();
  if (typeof body !== "object" || body === null) return false;
  return UNPROVEN.has("code" in body ? body.code : "result" in body ? body.result : undefined);
}

/**
 * Limits unsigned and malformed calls by address where vendors and payment adapters call. The others are not counted, because
 * one vendor makes all its calls from one address. Put before the routes of these calls.
 */
export function limitDoors({ config, now, log }: System, limiter: RateLimiter): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (!config.rateLimits) return await next();
    const address = countedAddress(addressOf(c, config));
    try {
      limiter.refuseEmpty(address, "door", now());
      await next();
      if (await isUnproven(c.res)) await limiter.take(address, "door", now());
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      if (c.finalized) log.warn("door", { address });
      else return sendFault(error, c.get("requestId"));
    }
  };
}
