import * as z from "zod/mini";
import { ANSWER_METHODS } from "@baize/domain/identity/session/challenge";
import { endpoints } from "../endpoint.ts";
import { credential, options } from "../../schema/credential.ts";
import { humanCheck } from "../../schema/captcha.ts";
import { count, instant } from "../../schema/number.ts";
import { opened } from "../../schema/opened.ts";
import { CODE_ERRORS, phone, sentCode } from "../../schema/phone.ts";
import { withDefault } from "../../schema/with-default.ts";
import { filled, id, text } from "../../schema/text.ts";
import { accessRoutes } from "../../routes/identity/access.ts";

const device = z.object({
  id: id(),
  /** `Chrome on Android`: parted from the browser's own description. */
  browser: z.nullable(text(40)),
  system: z.nullable(text(40)),
  address: text(64),
  country: z.nullable(text(2)),
  createdAt: instant(),
  lastSeenAt: instant(),
  current: z.boolean(),
});

const passkey = z.object({
  id: filled(1400),
  name: filled(64),
  /** Synced over the member's devices by their maker. */
  backedUp: z.boolean(),
  createdAt: instant(),
  lastUsedAt: z.nullable(instant()),
});

/** Asks for no second proof on this device for thirty days. */
const trust = withDefault(z.boolean(), false);
const newPassword = { newPassword: filled(256), confirmNewPassword: z.optional(filled(256)) };
const passwordErrors = ["password.reused", "password.too_common"] as const;

export const access = endpoints(accessRoutes, {
  "session.freePlay": {
    summary: "Opens a trial account with demo money, where the brand offers free play",
    input: z.object({
      os: withDefault(text(32), ""),
      platform: withDefault(z.literal("W"), "W"),
      /** A random text of the caller's; it makes no two requests alike. */
      random: filled(128),
      gatewayVersion: withDefault(z.literal(3), 3),
    }),
    output: z.object(opened),
    errors: ["verify.operation_not_allowed"],
    rate: "auth",
  },
  "session.challengeSend": {
    summary: "Sends the code of a challenge to the account's own number or mailbox",
    input: z.object({ challenge: filled(128), method: z.enum(["sms", "email"]) }),
    output: sentCode(),
    errors: [
      "auth.link_expired",
      "verify.too_many_requests",
      "verify.quota_exceeded",
      "verify.operation_not_allowed",
      "verify.unknown",
    ],
    rate: "auth",
  },
  "session.challengeAnswer": {
    summary: "Gives the second proof of a sign-in",
    input: z.object({
      challenge: filled(128),
      method: z.enum(ANSWER_METHODS),
      /** The code by SMS or mail, the authenticator's six digits, or the bank's real name. */
      answer: filled(255),
      trust,
    }),
    output: z.object(opened),
    errors: [
      "auth.link_expired",
      "auth.account_locked",
      "auth.account_suspended",
      "auth.account_closed",
      "verify.invalid_code",
      "verify.code_expired",
      "verify.too_many_requests",
      "verify.operation_not_allowed",
    ],
    rate: "auth",
  },
  "session.list": {
    summary: "Devices that are signed in, the one that asks first",
    input: z.object({}),
    output: z.object({ items: z.array(device), next: z.null() }),
    rate: "read",
  },
  "session.end": {
    summary: "Signs another device out; for a device that is signed out already, or another member's, it changes nothing",
    input: z.object({ id: id() }),
    output: z.object({ ended: count() }),
    rate: "write",
  },
  "session.endOthers": {
    summary: "Signs every other device out, and forgets the remembered ones",
    input: z.object({}),
    output: z.object({ ended: count() }),
    rate: "write",
  },
  "password.forgotByEmail": {
    summary: "Mails a link that sets a new password, if user name and mailbox belong together; answers alike if not",
    input: z.object({ username: filled(128), email: filled(254), ...humanCheck }),
    output: z.object({ expiredMinutes: count() }),
    errors: [
      "auth.captcha_required",
      "verify.human_check_failed",
      "verify.operation_not_allowed",
      "verify.too_many_requests",
      "verify.quota_exceeded",
      "verify.unknown",
    ],
    rate: "auth",
  },
  "password.resetByEmail": {
    summary: "Sets a new password by the token of the mailed link, and ends every session",
    input: z.object({ token: filled(128), ...newPassword }),
    output: z.object({ account: filled(64) }),
    errors: ["auth.link_expired", ...passwordErrors],
    rate: "auth",
  },
  "password.resetByPhone": {
    summary: "Sets a new password by a code (or the phone-code provider's token), and ends every session",
    input: z.object({
      ...phone,
      verificationCode: z.optional(text(255)),
      firebaseIdToken: z.optional(text(4096)),
      ...newPassword,
    }),
    output: z.object({ account: filled(64) }),
    errors: [...CODE_ERRORS, "verify.operation_not_allowed", "verify.unknown", "auth.user_unknown", ...passwordErrors],
    rate: "auth",
  },
  "totp.status": {
    summary: "Whether an authenticator app is set up",
    input: z.object({}),
    output: z.object({ enabled: z.boolean(), since: z.nullable(instant()) }),
    rate: "read",
  },
  "totp.begin": {
    summary: "A new secret for an authenticator app",
    input: z.object({}),
    output: z.object({ secret: filled(64), /** `otpauth://totp/…`, as a QR code. */ uri: filled(512) }),
    rate: "auth",
  },
  "totp.confirm": {
    summary: "Turns the authenticator on by a code of it",
    input: z.object({ code: filled(16) }),
    output: z.object({ enabled: z.literal(true), since: instant() }),
    errors: ["verify.invalid_code", "verify.code_expired", "verify.too_many_requests"],
    rate: "auth",
  },
  "totp.remove": {
    summary: "Turns the authenticator off",
    input: z.object({}),
    output: z.object({ enabled: z.literal(false) }),
    rate: "auth",
  },
  "passkey.list": {
    summary: "The member's passkeys",
    input: z.object({}),
    output: z.object({ items: z.array(passkey), next: z.null() }),
    rate: "read",
  },
  "passkey.begin": {
    summary: "What `navigator.credentials.create` needs",
    input: z.object({}),
    output: z.object({ id: id(), options: options() }),
    rate: "auth",
  },
  "passkey.add": {
    summary: "Keeps a new passkey",
    input: z.object({ id: id(), name: z.optional(text(64)), response: credential() }),
    output: passkey,
    errors: ["auth.passkey_unknown", "auth.link_expired"],
    rate: "auth",
  },
  "passkey.remove": {
    summary: "Deletes a passkey of the member; for another member's it changes nothing",
    input: z.object({ id: filled(1400) }),
    output: z.object({ removed: count() }),
    rate: "write",
  },
  "passkey.challenge": {
    summary: "What `navigator.credentials.get` needs; names no account, so that none can be found out",
    input: z.object({}),
    output: z.object({ id: id(), options: options() }),

    rate: "auth",
  },
  "passkey.login": {
    summary: "Signs in by a passkey",
    input: z.object({ id: id(), response: credential(), remember: withDefault(z.boolean(), false), trust }),
    output: z.object(opened),
    errors: [
      "auth.passkey_unknown",
      "auth.link_expired",
      "auth.not_member",
      "auth.account_locked",
      "auth.account_suspended",
      "auth.account_closed",
    ],
    rate: "auth",
  },
});
