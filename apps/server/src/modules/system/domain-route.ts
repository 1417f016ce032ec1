import type { Handler } from "@baize/api/contract/contract";
import type { RequestContext, ServerContexts } from "../../platform/context.ts";

/** A host's address: as configured, with its port, or https. A name under `localhost` stands beside the first configured one. */
function urlOf({ system }: RequestContext, host: string): string {
  const origins = system.config.siteOrigins.filter((origin) => URL.canParse(origin));
  const known = origins.find((origin) => new URL(origin).hostname === host);
  const local = host.endsWith(".localhost") ? origins[0] : undefined;
  if (known !== undefined || local === undefined) return known ?? `https://${host}`;
  const url = new URL(local);
  url.hostname = host;
  return url.origin;
}

/** A number of four parts or with colons is a machine, not an address that is given to people. */
const isName = (host: string) => host !== "*" && !/^[\d.]+$/.test(host) && !host.includes(":");

export const getDomainRoute: Handler<"system.domainRoute", ServerContexts> = (ctx) => {
  const hosts = ctx.brand.hosts.filter(isName);
  return {
    domainList: hosts.map((domain) => ({ domain, url: urlOf(ctx, domain), speed: null })),
    resources: ctx.brand.resources,
  };
};

export const getPing: Handler<"system.ping", ServerContexts> = ({ now }) => ({ serverTime: now.getTime() });
