import type { Handler } from "@baize/api/contract";
import type { RequestContext, ServerContexts } from "../../context.ts";

/** A host's address: as configured, with its port, or https. */
function urlOf({ system }: RequestContext, host: string): string {
  const known = system.config.siteOrigins.find((origin) => URL.canParse(origin) && new URL(origin).hostname === host);
  return known ?? `https://${host}`;
}

export const getDomainRoute: Handler<"system.domainRoute", ServerContexts> = (ctx) => {
  const hosts = ctx.brand.hosts.filter((host) => host !== "*");
  return {
    domainList: hosts.map((domain) => ({ domain, url: urlOf(ctx, domain), speed: null })),
    resources: ctx.brand.resources,
  };
};

export const getPing: Handler<"system.ping", ServerContexts> = ({ now }) => ({ serverTime: now.getTime() });
