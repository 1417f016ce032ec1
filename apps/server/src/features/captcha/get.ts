import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../context.ts";
import { newCaptcha } from "../../http/human-check-store.ts";

export const getCaptcha: Handler<"captcha.get", ServerContexts> = async ({ system, now }) => await newCaptcha(system, now);
