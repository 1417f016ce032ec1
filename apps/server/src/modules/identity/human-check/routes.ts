import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { getCaptcha } from "./get-captcha.ts";
import { getRegisterChallenge } from "./get-register-challenge.ts";

export const humanCheckHandlers = { "captcha.get": getCaptcha, "register.challenge": getRegisterChallenge } satisfies Partial<
  Handlers<ServerContexts>
>;
