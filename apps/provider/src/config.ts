import { resolve } from "node:path";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { StartError } from "./start-error.ts";

export interface Config {
  readonly port: number;
  /** Origin of the platform whose wallet is called. */
  readonly serverUrl: string;
  readonly secret: string;
  /** Origins that may frame a game and receive its messages; `https://*.example` are all of one level. The first is no such one. */
  readonly siteOrigins: readonly string[];
  /** This process' origin for browsers, for links to the page that proves an outcome. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** Whether the page of the sportsbook is built at the start, and not for its first visitor. */
  readonly buildsAhead: boolean;
}

function origin(name: string, text: string): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw new StartError(`${name}="${text}" is not an http(s) address.`);
  return url.origin;
}

function yesOrNo(name: string, text: string): boolean {
  if (text !== "yes" && text !== "no") throw new StartError(`${name}="${text}" is neither yes nor no.`);
  return text === "yes";
}

/** On a developer's machine each brand is a name below `localhost`. Elsewhere an origin may be `https://*.example` itself. */
const withBrands = (site: string): string[] =>
  site.includes("//localhost") ? [site, site.replace("//localhost", "//*.localhost")] : [site];

/** Reads the environment. Throws StartError, one sentence, for a wrong value. */
export function configFrom(env: NodeJS.ProcessEnv): Config {
  const value = (name: string, fallback: string) => env[name] || fallback;
  const port = Number(value("PORT", "8788"));
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new StartError(`PORT="${env.PORT}" is not a port number (1 to 65535).`);
  return {
    port,
    serverUrl: origin("SERVER_URL", value("SERVER_URL", "http://localhost:8787")),
    secret: value("PROVIDER_SECRET", SANDBOX_PROVIDER.secret),
    siteOrigins: value("SITE_ORIGIN", "http://localhost:5173")
      .split(",")
      .map((each) => origin("SITE_ORIGIN", each.trim()))
      .flatMap(withBrands),
    publicUrl: origin("PROVIDER_URL", value("PROVIDER_URL", `http://localhost:${port}`)),
    dataDir: resolve(value("DATA_DIR", ".data/provider")),
    buildsAhead: yesOrNo("BUILD_AHEAD", value("BUILD_AHEAD", "yes")),
  };
}
