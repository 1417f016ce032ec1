import type { Issue } from "../../field/issue.ts";
import type { FieldRule } from "../../field/rule.ts";
import { validateField } from "../../field/validate.ts";
import type { PasswordPolicy } from "../../profile/profile.ts";
import { trimmed } from "../../text/trim.ts";
import { isGuessable } from "./guessable.ts";

/** The field rule that a password policy amounts to, as the registration settings deliver it. */
export function passwordRule({ minLength, maxLength, patternId }: PasswordPolicy): FieldRule {
  return { enabled: true, required: true, minLength, maxLength, patternId, acceptedPattern: null };
}

/** Validates a new password. `words`: account, nickname, brand, which it may not be made of. */
export function validatePassword(password: string, policy: PasswordPolicy, words: readonly string[] = []): Issue | undefined {
  const issue = validateField(passwordRule(policy), password, { secret: true });
  if (issue) return issue;
  const text = normalisePassword(password);
  const banned = text === policy.weakDefault || (policy.refuseCommon && isGuessable(text, words));
  return banned ? { code: "common_password", params: {} } : undefined;
}

/** The text that is hashed: the same whichever keyboard or device typed it (NIST SP 800-63B-4, 3.1.1.2). */
export function normalisePassword(password: string): string {
  return trimmed(password).normalize("NFKC");
}
