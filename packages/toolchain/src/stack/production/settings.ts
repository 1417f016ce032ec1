import { randomBytes } from "node:crypto";
import { freePort } from "../port.ts";

/** Ports and secrets of one rehearsal. */
export interface Settings {
  readonly ports: {
    postgres: number;
    restored: number;
    site: number;
    vendorSite: number;
    vendor: number;
    servers: readonly [number, number];
  };
  readonly site: string;
  readonly vendor: string;
  readonly vendorSecret: string;
  readonly messageSecret: string;
  readonly wrappingKeys: string;
  readonly passwords: { readonly owner: string; readonly runtime: string };
}

const secret = () => randomBytes(24).toString("hex");

export async function makeSettings(): Promise<Settings> {
  const [site, vendorSite] = [await freePort(), await freePort()];
  const servers = [await freePort(), await freePort()] as const;
  return {
    ports: { postgres: await freePort(), restored: await freePort(), site, vendorSite, vendor: await freePort(), servers },
    site: `https://localhost:${site}`,
    vendor: `https://localhost:${vendorSite}`,
    vendorSecret: secret(),
    messageSecret: secret(),
    wrappingKeys: `first:${randomBytes(32).toString("base64")}`,
    passwords: { owner: secret(), runtime: secret() },
  };
}

/** The environment of a server in production, as docs/deploy.md prints it. */
export const serverEnvironment = (given: Settings, database: string, messages: string): Readonly<Record<string, string>> => ({
  BAIZE_MODE: "production",
  NODE_ENV: "production",
  HOST: "127.0.0.1",
  DATABASE_URL: database,
  PROVIDER_URL: given.vendor,
  PROVIDER_SECRET: given.vendorSecret,
  SITE_ORIGIN: given.site,
  SERVER_URL: given.site,
  TRUSTED_PROXIES: "1",
  WRAPPING_KEYS: given.wrappingKeys,
  MESSAGE_URL: messages,
  MESSAGE_SECRET: given.messageSecret,
});
