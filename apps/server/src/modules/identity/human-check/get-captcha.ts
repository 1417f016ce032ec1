import type { Handler } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { newCaptcha } from "./human-check.ts";

export const getCaptcha: Handler<"captcha.get", ServerContexts> = async ({ system, now }) => await newCaptcha(system, now);
