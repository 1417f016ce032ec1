import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { checkSmsCode, confirmPhoneCode } from "./check-code.ts";
import { listOutbox } from "./list-outbox.ts";
import { sendLoginCode, sendPhoneCode, sendRegisterCode } from "./send-code.ts";

export const verificationHandlers = {
  "sms.login": sendLoginCode,
  "sms.register": sendRegisterCode,
  "sms.check": checkSmsCode,
  "phoneCode.send": sendPhoneCode,
  "phoneCode.confirm": confirmPhoneCode,
  "outbox.list": listOutbox,
} satisfies Partial<Handlers<ServerContexts>>;
