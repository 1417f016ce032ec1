import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { beginTotp, finishTotp, removeTotp, getTotpStatus } from "./manage-totp.ts";

export const totpHandlers = {
  "totp.status": getTotpStatus,
  "totp.begin": beginTotp,
  "totp.confirm": finishTotp,
  "totp.remove": removeTotp,
} satisfies Partial<Handlers<ServerContexts>>;
