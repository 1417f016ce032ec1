import type { RequestContext } from "../../../platform/context.ts";

/** The site as WebAuthn names it: the host is the id, and a page of that host may ask. */
export function relyingParty({ host, system }: RequestContext): { id: string; origins: string[] } {
  const own = system.config.siteOrigins.filter((origin) => URL.canParse(origin) && new URL(origin).hostname === host);
  return { id: host, origins: [...own, `https://${host}`] };
}
