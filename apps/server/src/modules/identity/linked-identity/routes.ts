import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { beginIdentityLink, claimIdentity, finishIdentityLink, getIdentities, removeIdentity } from "./manage-identities.ts";
import { beginIdentity, finishIdentity } from "./sign-in-by-identity.ts";

export const linkedIdentityHandlers = {
  "identity.begin": beginIdentity,
  "identity.finish": finishIdentity,
  "identity.list": getIdentities,
  "identity.beginLink": beginIdentityLink,
  "identity.link": finishIdentityLink,
  "identity.claim": claimIdentity,
  "identity.remove": removeIdentity,
} satisfies Partial<Handlers<ServerContexts>>;
