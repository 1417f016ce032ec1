import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../context.ts";
import { getCaptcha } from "./get.ts";

export const captchaHandlers = { "captcha.get": getCaptcha } satisfies Partial<Handlers<ServerContexts>>;
