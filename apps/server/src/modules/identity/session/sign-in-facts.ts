import { normalisePassword } from "@baize/domain/identity/password/policy";
import { isTrial } from "@baize/domain/identity/member/kind";
import { isPasswordExpired, type LoginType, passwordChangeReason } from "@baize/domain/identity/session/password-change";
import type { RequestContext } from "../../../platform/context.ts";
import type { MemberRow } from "../member/queries.ts";
import type { SignInFacts } from "../schema.ts";

/** Facts about the account that the answer of a sign-in contains. `password` is as typed, where one was. */
export function signInFacts(
  { brand, now }: RequestContext,
  member: MemberRow,
  type: LoginType,
  password: string | undefined,
): SignInFacts {
  const { profile, features } = brand;
  const passwordAge = now.getTime() - member.passwordChangedAt.getTime();
  const facts = {
    type,
    ordered: member.passwordForced,
    isWeakDefault: password !== undefined && normalisePassword(password) === profile.password.weakDefault,
    passwordAge,
    firstTimeLogin: member.firstLogin,
    setByOther: member.openedBy !== null,
  };
  return {
    firstTimeLogin: member.firstLogin,
    passwordExpired: isPasswordExpired(passwordAge, profile),
    // A demo account is shared: its password cannot be changed, so no change is asked for.
    passwordChange: isTrial(member.kind) ? null : passwordChangeReason(facts, profile, features),
  };
}
