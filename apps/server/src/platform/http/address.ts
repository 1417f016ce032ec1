import { BlockList, isIP } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import type { Brand } from "../brand/brand.ts";
import type { Config } from "../config/config.ts";

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/, "");

/** The address that the connection comes from: the visitor's, or the nearest proxy's. */
export function connectionAddress(c: Context): string {
  // A request without a socket (a test that calls the app) has no connection.
  return c.env && "incoming" in Object(c.env) ? plain(getConnInfo(c).remote.address ?? "0.0.0.0") : "127.0.0.1";
}

/** The visitor's address: the connection's, or what the outermost trusted proxy saw. */
export function addressOf(c: Context, config: Config): string {
  const forwarded = (c.req.header("x-forwarded-for") ?? "").split(",").map((one) => one.trim());
  const seen = config.trustedProxies > 0 ? forwarded.at(-config.trustedProxies) : undefined;
  return seen && isIP(seen) ? plain(seen) : connectionAddress(c);
}

function listOf(blocked: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of blocked) {
    const [address = "", bits] = entry.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (isIP(address)) list.addSubnet(address, Number(bits ?? (family === "ipv6" ? 128 : 32)), family);
  }
  return list;
}

/** Whether the brand is closed to this visitor's country or address. */
export function isClosedTo(brand: Brand, address: string, country: string | undefined): boolean {
  if (country && brand.blockedCountries.includes(country.toUpperCase())) return true;
  if (brand.blockedAddresses.length === 0 || !isIP(address)) return false;
  return listOf(brand.blockedAddresses).check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

/** The country that a trusted proxy names; without such a proxy any caller could name one. */
export function countryOf(c: Context, config: Config): string | undefined {
  return config.trustedProxies > 0 ? c.req.header(config.countryHeader) : undefined;
}
