import { pathOf } from "../../navigation/paths.ts";

/** The address that an invitation link opens: the registration form, with the code filled in. */
export function linkAddress({ code, domain }: { readonly code: string; readonly domain: string | null }): string {
  const query = new URLSearchParams({ referralCode: code });
  const origin = domain === null ? location.origin : `${location.protocol}//${domain}`;
  return `${origin}${pathOf("register")}?${query.toString()}`;
}
