import type { IdentityProvider } from "@baize/domain/identity/session/identity-provider";
import { api } from "../../shared/api/api.ts";
import { currentNewcomer, keepNewcomer } from "../../shared/session/newcomer.ts";

/** Adds the person who was asked to sign in first; answers the provider. Undefined where there is none, or another account is open. */
export async function claimNewcomer(): Promise<IdentityProvider | undefined> {
  const newcomer = currentNewcomer();
  keepNewcomer(undefined);
  if (newcomer?.step !== "sign_in") return undefined;
  try {
    return (await api.write("identity.claim", { ticket: newcomer.ticket })).provider;
  } catch {
    // The sign-in itself succeeded. The security page still adds the person.
    return undefined;
  }
}
