import * as z from "zod/mini";
import { endpoints } from "../endpoint.ts";
import { humanCheck } from "../../schema/captcha.ts";
import { instant } from "../../schema/number.ts";
import { CODE_ERRORS, phone, PROOF_ERRORS, SEND_ERRORS, sentCode } from "../../schema/phone.ts";
import { withDefault } from "../../schema/with-default.ts";
import { filled, id, text } from "../../schema/text.ts";
import { verificationRoutes } from "../../routes/identity/verification.ts";

export const verification = endpoints(verificationRoutes, {
  "sms.login": {
    summary: "Sends a code to sign in, or to set a new password, by SMS; asks for a human check",
    input: z.object({ ...phone, purpose: withDefault(z.enum(["login", "reset"]), "login"), ...humanCheck }),
    output: sentCode(),
    errors: SEND_ERRORS,
    rate: "auth",
  },
  "sms.register": {
    summary: "Sends a code to register by SMS; asks for a human check",
    input: z.object({ mobileNo: phone.mobileNum, countryDialingCode: phone.countryDialingCode, ...humanCheck }),
    output: sentCode(),
    errors: SEND_ERRORS,
    rate: "auth",
  },
  "sms.check": {
    summary: "Whether a code is right, without using it up: for forms of several steps",
    input: z.object({
      ...phone,
      purpose: withDefault(z.enum(["register", "login", "reset"]), "register"),
      verificationCode: z.optional(text(255)),
    }),
    output: z.object({ valid: z.literal(true) }),
    errors: CODE_ERRORS,
    rate: "auth",
  },
  "phoneCode.send": {
    summary: "The sandbox of the phone-code provider: sends a code (a real provider is called by its own library)",
    input: z.object({ ...phone, ...humanCheck }),
    output: z.object({ ...sentCode().shape, sessionInfo: filled(512) }),
    errors: SEND_ERRORS,
    rate: "auth",
  },
  "phoneCode.confirm": {
    summary: "The sandbox of the phone-code provider: exchanges a code for an id token that proves the number",
    input: z.object({ sessionInfo: filled(512), verificationCode: z.optional(text(255)) }),
    output: z.object({ firebaseIdToken: filled(2048), expiresAt: instant() }),
    errors: ["verify.missing_code", ...PROOF_ERRORS, "verify.operation_not_allowed"],
    rate: "auth",
  },
  "outbox.list": {
    summary: "Messages that the sandbox would have sent, newest first; none once a message gateway is configured",
    input: z.object({ to: z.optional(text(254)) }),
    output: z.object({
      items: z.array(
        z.object({
          id: id(),
          channel: z.enum(["sms", "email"]),
          to: filled(254),
          purpose: filled(32),
          code: z.nullable(text(16)),
          link: z.nullable(text(2048)),
          text: text(2000),
          at: instant(),
        }),
      ),
      next: z.null(),
    }),
    errors: ["system.not_found"],
    rate: "read",
  },
});
