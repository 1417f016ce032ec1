import * as z from "zod/mini";
import { MEMBER_KINDS } from "@baize/domain/identity/member/kind";
import { PASSWORD_CHANGE_REASONS } from "@baize/domain/identity/session/password-change";
import { instant } from "./number.ts";
import { filled } from "./text.ts";

/** A new session. Its token goes to session storage, and into the `Authorization` header. */
export const opened = {
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
