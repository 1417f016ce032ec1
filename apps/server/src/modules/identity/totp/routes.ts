import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { totpBegin, totpConfirm, totpRemove, totpStatus } from "./totp.ts";

export const totpHandlers = {
  "totp.status": totpStatus,
  "totp.begin": totpBegin,
  "totp.confirm": totpConfirm,
  "totp.remove": totpRemove,
} satisfies Partial<Handlers<ServerContexts>>;
