import type { FieldRule } from "../../field/rule.ts";

export const REGISTER_METHODS = ["username", "mobile"] as const;
export type RegisterMethod = (typeof REGISTER_METHODS)[number];

/** Toggles of the whitelabel that change the form. */
export interface RegisterFlags {
  directRegistration: boolean;
  usernameRegister: boolean;
  mobileRegister: boolean;
  smsVerification: boolean;
  mobilePassword: boolean;
}

type Rules = Readonly<Record<string, FieldRule>>;

const MOBILE: FieldRule = { enabled: true, required: true, minLength: 6, maxLength: 15, patternId: 7, acceptedPattern: null };
const CODE: FieldRule = { enabled: true, required: true, minLength: 1, maxLength: 255, patternId: 0, acceptedPattern: null };

/** The ways to register that are open, in the order of the form's tabs. */
export function registerMethods(flags: RegisterFlags): RegisterMethod[] {
  if (!flags.directRegistration) return [];
  return [...(flags.usernameRegister ? ["username" as const] : []), ...(flags.mobileRegister ? ["mobile" as const] : [])];
}

/**
 * The rules of one way's form. By mobile the number is the user name, a password is asked for only where the brand says
 * so, and the number is proven by a code wherever there is no password. By user name a code is asked for where SMS
 * verification is on.
 */
export function registerRules(method: RegisterMethod, fields: Rules, flags: RegisterFlags): Record<string, FieldRule> {
  const coded = flags.smsVerification || (method === "mobile" && !flags.mobilePassword);
  const verified = coded
    ? { mobileNum: required(fields.mobileNum), verificationCode: { ...CODE } }
    : off(fields, "verificationCode");
  if (method === "username") return { ...fields, ...verified };
  const secret = flags.mobilePassword ? {} : { ...off(fields, "password"), ...off(fields, "confirmPassword") };
  return { ...fields, ...off(fields, "username"), ...secret, mobileNum: required(fields.mobileNum), ...verified };
}

const required = (rule: FieldRule = MOBILE): FieldRule => ({ ...rule, enabled: true, required: true });

function off(fields: Rules, name: string): Record<string, FieldRule> {
  const rule = fields[name];
  return rule ? { [name]: { ...rule, enabled: false } } : {};
}
