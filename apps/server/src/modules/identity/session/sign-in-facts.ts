import { normalisePassword } from "@baize/domain/identity/password/policy";
import { isPasswordExpired, type LoginType, passwordChangeReason } from "@baize/domain/identity/session/password-change";
import type { RequestContext } from "../../../platform/context.ts";
import type { MemberRow, SignInFacts } from "./open-session.ts";
import { isTrial } from "@baize/domain/identity/member/kind";

/** What a sign-in leads to. `password`: as typed, where one was. A remembered device counts as the sign-in that it repeats. */
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
    // A demo account is shared: nobody may change its password, so nobody is made to.
    passwordChange: isTrial(member.kind) ? null : passwordChangeReason(facts, profile, features),
  };
}
