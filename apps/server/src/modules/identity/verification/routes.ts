import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { checkSmsCode, confirmPhoneCode } from "./check.ts";
import { listOutbox } from "./outbox.ts";
import { sendLoginCode, sendPhoneCode, sendRegisterCode } from "./send.ts";

export const verificationHandlers = {
  "sms.login": sendLoginCode,
  "sms.register": sendRegisterCode,
  "sms.check": checkSmsCode,
  "phoneCode.send": sendPhoneCode,
  "phoneCode.confirm": confirmPhoneCode,
  "outbox.list": listOutbox,
} satisfies Partial<Handlers<ServerContexts>>;
