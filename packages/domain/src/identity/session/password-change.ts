import type { Profile } from "../../profile/profile.ts";

/** Why a member must choose a new password before anything else, strongest reason first. */
export const PASSWORD_CHANGE_REASONS = ["operator", "weak_default", "expired", "first_login"] as const;
export type PasswordChangeReason = (typeof PASSWORD_CHANGE_REASONS)[number];

export type LoginType = "username" | "sms" | "firebase";

export interface PasswordFacts {
  type: LoginType;
  /** An operator has ordered the change. */
  ordered: boolean;
  /** The password given is the profile's weak default. */
  isWeakDefault: boolean;
  /** Milliseconds since the password was set. */
  passwordAge: number;
  firstTimeLogin: boolean;
  /** Someone else chose the password: an operator, or an agent who registered the member. */
  setByOther: boolean;
}

/** Toggles of the whitelabel. */
export interface PasswordFeatures {
  passwordPolicy: boolean;
  forcedPasswordChange: boolean;
}

const DAY = 86_400_000;

/** Whether the password has outlived the profile's expiry. */
export function isPasswordExpired(passwordAge: number, profile: Profile): boolean {
  const { expiryDays } = profile.password;
  return expiryDays !== null && passwordAge >= expiryDays * DAY;
}

/**
 * Why this sign-in must end in the change-password form, or null. The specification's order: a weak default, unless the
 * sign-in was by SMS or a phone-code provider; an expired password where a policy is on; then the first sign-in.
 */
export function passwordChangeReason(
  facts: PasswordFacts,
  profile: Profile,
  features: PasswordFeatures,
): PasswordChangeReason | null {
  if (facts.ordered) return "operator";
  if (facts.type === "username" && facts.isWeakDefault && profile.password.weakDefault !== null) return "weak_default";
  const policed = features.passwordPolicy || features.forcedPasswordChange;
  if (policed && isPasswordExpired(facts.passwordAge, profile)) return "expired";
  const first = facts.firstTimeLogin && (facts.setByOther || profile.password.changeOwnAtFirstLogin);
  return first && facts.type === "username" ? "first_login" : null;
}
