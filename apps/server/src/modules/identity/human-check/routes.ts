import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { getCaptcha } from "./get-captcha.ts";

export const humanCheckHandlers = { "captcha.get": getCaptcha } satisfies Partial<Handlers<ServerContexts>>;
