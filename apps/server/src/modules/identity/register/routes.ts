import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { checkAffiliate } from "./check-affiliate.ts";
import { checkName } from "./check-name.ts";
import type { MemberRegisteredSubscriber } from "./member-registered.ts";
import { registerByMobile, registerByUsername } from "./register.ts";
import { getRegisterSettings } from "./get-settings.ts";

export const registerHandlers = (memberRegistered: readonly MemberRegisteredSubscriber[]) =>
  ({
    "register.settings": getRegisterSettings,
    "register.checkName": checkName,
    "register.create": registerByUsername(memberRegistered),
    "register.mobile": registerByMobile(memberRegistered),
    "affiliate.check": checkAffiliate,
  }) satisfies Partial<Handlers<ServerContexts>>;
