/** Why a member must choose a new password before anything else, strongest reason first. */
export const PASSWORD_CHANGE_REASONS = ["operator", "weak_default", "expired", "first_login"] as const;
export type PasswordChangeReason = (typeof PASSWORD_CHANGE_REASONS)[number];
