import type { IdentityProvider } from "@baize/domain/identity/session/identity-provider";
import { api } from "../api/api.ts";

/** The data that the tab keeps while the visitor is at Google or Facebook. */
const keys = { remember: "identityRemember", next: "identityNext" } as const;

/** Leaves for the provider's page, to sign in. `next`: the path to return to. */
export async function leaveToSignIn(provider: IdentityProvider, remember: boolean, next: string): Promise<void> {
  const { url } = await api.write("identity.begin", { provider, remember });
  sessionStorage.setItem(keys.remember, remember ? "1" : "");
  sessionStorage.setItem(keys.next, next);
  location.assign(url);
}

/** Leaves for the provider's page, to add its person to the account. */
export async function leaveToLink(provider: IdentityProvider, next: string): Promise<void> {
  const { url } = await api.write("identity.beginLink", { provider });
  sessionStorage.setItem(keys.next, next);
  location.assign(url);
}

/** The visitor's choices before leaving. */
export const beforeVisit = (): { remember: boolean; next: string | null } => ({
  remember: sessionStorage.getItem(keys.remember) === "1",
  next: sessionStorage.getItem(keys.next),
});
