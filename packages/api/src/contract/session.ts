import * as z from "zod/mini";
import { MEMBER_KINDS } from "@baize/domain/member/kind";
import { PASSWORD_CHANGE_REASONS } from "@baize/domain/session/password-change";
import { endpoints } from "../endpoint.ts";
import { captcha, humanCheck } from "../schema/captcha.ts";
import { instant } from "../schema/number.ts";
import { registerFields, registerSettings } from "../schema/register.ts";
import { standing } from "../schema/standing.ts";
import { filled, text } from "../schema/text.ts";
import { sessionWire } from "../wire/session.ts";

/** What a new session is told. The token goes to session storage, and into the `Authorization` header. */
const opened = {
  token: filled(128),
  account: filled(64),
  isAgent: z.literal(MEMBER_KINDS),
  merchantCode: filled(32),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  /** Set: until the password is changed, this token opens nothing but `member.changePassword` and `session.logout`. */
  passwordChange: z.nullable(z.enum(PASSWORD_CHANGE_REASONS)),
  expiresAt: instant(),
};

export const session = endpoints(sessionWire, {
  "captcha.get": {
    summary: "A captcha: image, and a proof of work that a machine can do instead of eyes",
    input: z.object({}),
    output: captcha(),
    rate: "captcha",
  },
  "session.login": {
    summary: "Signs a member in by user name and password",
    input: z.object({
      type: standing(z.literal("username"), "username"),
      username: filled(128),
      password: filled(256),
      /** Sets a cookie that lasts a day and can do nothing but `session.resume`. */
      remember: standing(z.boolean(), false),
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
  "register.create": {
    summary: "Registers a member and, with `login`, signs in",
    input: z.object({
      ...registerFields,
      /** Terms and privacy were accepted. */
      agreement: z.boolean(),
      login: standing(z.boolean(), true),
      registerMethod: standing(z.literal("WEB"), "WEB"),
      registerUrl: z.optional(text(2048)),
      domain: z.optional(text(253)),
      referralCode: z.optional(text(64)),
      ...humanCheck,
    }),
    output: z.object({ account: filled(64), session: z.nullable(z.object(opened)) }),
    errors: [
      "register.closed",
      "register.username_taken",
      "register.mobile_taken",
      "register.email_taken",
      "register.too_young",
      "affiliate.invalid",
      "password.too_common",
      "auth.captcha_required",
      "auth.captcha_wrong",
      "verify.missing_code",
      "verify.invalid_code",
      "verify.code_expired",
    ],
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
