import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { checkAffiliate } from "./check-affiliate.ts";
import { register, registerMobile } from "./register.ts";
import { getRegisterSettings } from "./get-settings.ts";

export const registerHandlers = {
  "register.settings": getRegisterSettings,
  "register.create": register,
  "register.mobile": registerMobile,
  "affiliate.check": checkAffiliate,
} satisfies Partial<Handlers<ServerContexts>>;
