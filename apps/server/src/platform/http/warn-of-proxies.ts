import { BlockList, isIP } from "node:net";
import type { Context, MiddlewareHandler } from "hono";
import type { System } from "../system.ts";
import { connectionAddress } from "./address.ts";

const INSIDE = new BlockList();
for (const [net, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["100.64.0.0", 10],
] as const)
  INSIDE.addSubnet(net, bits, "ipv4");
for (const [net, bits] of [
  ["::1", 128],
  ["fc00::", 7],
  ["fe80::", 10],
] as const)
  INSIDE.addSubnet(net, bits, "ipv6");

const isInside = (address: string) => isIP(address) !== 0 && INSIDE.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

/** A fault of TRUSTED_PROXIES that this request shows; undefined for none. */
function complaint(c: Context, trusted: number): string | undefined {
  const header = c.req.header("x-forwarded-for");
  if (header === undefined) return undefined;
  const hops = header.split(",").length;
  // A visitor may send the header too, but not from a private address.
  if (trusted === 0) return isInside(connectionAddress(c)) ? `a proxy forwards requests: set it to ${hops}` : undefined;
  return hops < trusted ? `only ${hops} proxies forward requests: set it to ${hops}` : undefined;
}

/**
 * Warns once when TRUSTED_PROXIES does not match the proxies in front. Too few, and all visitors share the proxy's limits; too
 * many, and a visitor can choose the address that is limited.
 */
export function warnOfProxies({ config, log }: System): MiddlewareHandler {
  let warned = false;
  return async (c, next) => {
    const found = warned ? undefined : complaint(c, config.trustedProxies);
    if (found) {
      warned = true;
      log.warn("TRUSTED_PROXIES", { is: config.trustedProxies, found });
    }
    await next();
  };
}
