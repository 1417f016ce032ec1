import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { beginPasskey, finishPasskey, getPasskeys, removePasskey } from "./manage-passkeys.ts";
import { challengePasskey, loginByPasskey } from "./login-by-passkey.ts";

export const passkeyHandlers = {
  "passkey.list": getPasskeys,
  "passkey.begin": beginPasskey,
  "passkey.add": finishPasskey,
  "passkey.remove": removePasskey,
  "passkey.challenge": challengePasskey,
  "passkey.login": loginByPasskey,
} satisfies Partial<Handlers<ServerContexts>>;
