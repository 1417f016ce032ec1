import type { Handler } from "@baize/api/contract/contract";
import { publicHosts } from "../../platform/brand/public-hosts.ts";
import type { RequestContext, ServerContexts } from "../../platform/context.ts";

/** The URL of a host: the configured origin with its port, else https. A name under `localhost` takes the port of the first origin. */
function urlOf({ system }: RequestContext, host: string): string {
  const origins = system.config.siteOrigins.filter((origin) => URL.canParse(origin));
  const known = origins.find((origin) => new URL(origin).hostname === host);
  const local = host.endsWith(".localhost") ? origins[0] : undefined;
  if (known !== undefined || local === undefined) return known ?? `https://${host}`;
  const url = new URL(local);
  url.hostname = host;
  return url.origin;
}

export const getDomainRoute: Handler<"system.domainRoute", ServerContexts> = (ctx) => {
  return {
    domainList: publicHosts(ctx.brand).map((domain) => ({ domain, url: urlOf(ctx, domain), speed: null })),
    resources: ctx.brand.resources,
  };
};

export const getPing: Handler<"system.ping", ServerContexts> = ({ now }) => ({ serverTime: now.getTime() });
