import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { forgotByEmail, resetByEmail } from "./reset-by-email.ts";
import { resetByPhone } from "./reset-by-phone.ts";

export const passwordHandlers = {
  "password.forgotByEmail": forgotByEmail,
  "password.resetByEmail": resetByEmail,
  "password.resetByPhone": resetByPhone,
} satisfies Partial<Handlers<ServerContexts>>;
