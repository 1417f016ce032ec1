import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { beginPasskey, finishPasskey, listPasskeys, removePasskey } from "./add.ts";
import { challengePasskey, loginByPasskey } from "./login.ts";

export const passkeyHandlers = {
  "passkey.list": listPasskeys,
  "passkey.begin": beginPasskey,
  "passkey.add": finishPasskey,
  "passkey.remove": removePasskey,
  "passkey.challenge": challengePasskey,
  "passkey.login": loginByPasskey,
} satisfies Partial<Handlers<ServerContexts>>;
