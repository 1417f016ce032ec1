import * as z from "zod/mini";
import { endpoints } from "../endpoint.ts";
import { captcha, challenge, humanCheck } from "../../schema/captcha.ts";
import { opened } from "../../schema/opened.ts";
import { CODE_ERRORS, phone, PROOF_ERRORS } from "../../schema/phone.ts";
import { registerFields, registerSettings } from "../../schema/register.ts";
import { withDefault } from "../../schema/with-default.ts";
import { filled, id, text } from "../../schema/text.ts";
import { instant } from "../../schema/number.ts";
import { vassalage } from "../../schema/game.ts";
import { sessionRoutes } from "../../routes/identity/session.ts";

/** Beside the fields of the form. */
const registration = {
  /** Terms and privacy were accepted. */
  agreement: z.boolean(),
  login: withDefault(z.boolean(), true),
  registerMethod: withDefault(z.literal("WEB"), "WEB"),
  registerUrl: z.optional(text(2048)),
  domain: z.optional(text(253)),
  referralCode: z.optional(text(64)),
  /** The slot vendor that the visitor came for. */
  vassalage: z.optional(vassalage()),
  /** The phone-code provider's token, in place of a code. */
  firebaseChannel: z.optional(text(32)),
  firebaseIdToken: z.optional(text(4096)),
  /** Links the account to the person of `identity.finish`. */
  identityTicket: z.optional(id()),
  /** The solved challenge of `register.challenge`: base64 of the JSON `{ challenge, solution }`. Every registration needs one. */
  proofOfWork: z.optional(text(4096)),
  ...humanCheck,
};

const registerErrors = [
  "register.closed",
  "register.work_required",
  "register.mobile_taken",
  "register.email_taken",
  "register.too_young",
  "affiliate.invalid",
  "auth.link_expired",
  "auth.identity_taken",
  "password.too_common",
  "auth.captcha_required",
  "auth.captcha_wrong",
  "verify.operation_not_allowed",
  "verify.unknown",
  ...PROOF_ERRORS,
] as const;

export const session = endpoints(sessionRoutes, {
  "captcha.get": {
    summary: "A captcha: image, and a proof of work that a machine can do instead of eyes",
    input: z.object({}),
    output: captcha(),
    rate: "captcha",
  },
  "session.login": {
    summary: "Signs in by user name and password, by a code (SMS), or by the phone-code provider's token",
    input: z.object({
      type: withDefault(z.enum(["username", "sms", "firebase"]), "username"),
      /** With `username`. A mobile number is taken as well. */
      username: z.optional(text(128)),
      password: z.optional(text(256)),
      /** With `sms`: the number, and the code that `sms.login` sent. */
      ...phone,
      verificationCode: z.optional(text(255)),
      /** With `firebase`. */
      firebaseChannel: z.optional(text(32)),
      firebaseIdToken: z.optional(text(4096)),
      /** The agent side takes agents alone. */
      side: withDefault(z.enum(["member", "agent"]), "member"),
      /** Sets a cookie that lasts a day and can do nothing but `session.resume`. */
      remember: withDefault(z.boolean(), false),
      ...humanCheck,
    }),
    output: z.object(opened),
    errors: [
      "auth.bad_credentials",
      "auth.captcha_required",
      "auth.captcha_wrong",
      "auth.not_member",
      "auth.not_agent",
      "auth.account_locked",
      "auth.account_suspended",
      "auth.account_closed",
      "auth.too_many_failures",
      "auth.verify_required",
      "auth.user_unknown",
      "verify.operation_not_allowed",
      "verify.unknown",
      ...CODE_ERRORS,
    ],
    rate: "auth",
  },
  "session.resume": {
    summary: "Opens a session for a device that asked to be remembered, by its cookie",
    input: z.object({}),
    output: z.object(opened),
    errors: ["auth.not_signed_in"],
    rate: "auth",
  },
  "session.logout": {
    summary: "Ends the session",
    input: z.object({}),
    output: z.object({}),
    rate: "write",
  },
  "register.settings": {
    summary: "Rules of each registration field",
    input: z.object({}),
    output: registerSettings(),
    rate: "open",
  },
  "register.challenge": {
    summary: "A challenge of proof of work, which every registration must bring solved; good for one",
    input: z.object({}),
    output: z.object({ challenge: challenge(), expiresAt: instant() }),
    rate: "captcha",
  },
  "register.checkName": {
    summary: "Whether a user name is taken, for a form that says so before it is sent; few of an address an hour",
    input: z.object({ username: filled(128) }),
    output: z.object({ taken: z.boolean() }),
    rate: "auth",
  },
  "register.create": {
    summary: "Registers a member by user name and, with `login`, signs in",
    input: z.object({ ...registerFields, ...registration }),
    output: z.object({ account: filled(64), session: z.nullable(z.object(opened)) }),
    errors: ["register.username_taken", ...registerErrors],
    rate: "auth",
  },
  "register.mobile": {
    summary: "Registers a member by mobile number, which becomes the user name",
    input: z.object({
      ...registerFields,
      username: z.optional(text(128)),
      password: z.optional(text(256)),
      ...registration,
    }),
    output: z.object({ account: filled(64), session: z.nullable(z.object(opened)) }),
    errors: registerErrors,
    rate: "auth",
  },
  "affiliate.check": {
    summary: "Whether an invitation code is good",
    input: z.object({ code: filled(64), domain: z.optional(text(253)) }),
    output: z.object({ code: filled(64) }),
    errors: ["affiliate.invalid"],
    rate: "auth",
  },
});
