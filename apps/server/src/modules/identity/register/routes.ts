import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { checkAffiliate } from "./affiliate.ts";
import { register, registerMobile } from "./create.ts";
import { getRegisterSettings } from "./settings.ts";

export const registerHandlers = {
  "register.settings": getRegisterSettings,
  "register.create": register,
  "register.mobile": registerMobile,
  "affiliate.check": checkAffiliate,
} satisfies Partial<Handlers<ServerContexts>>;
