import { normalisePassword } from "@baize/domain/password/policy";
import { isPasswordExpired, passwordChangeReason } from "@baize/domain/session/password-change";
import type { RequestContext } from "../../context.ts";
import type { SignInFacts } from "../../http/open-session-store.ts";
import type { MemberRow } from "./store.ts";

/** What a correct password, or a remembered device (no password), leads to. */
export function signInFacts(member: MemberRow, password: string | undefined, { brand, now }: RequestContext): SignInFacts {
  const { profile, features } = brand;
  const passwordAge = now.getTime() - member.passwordChangedAt.getTime();
  const facts = {
    type: "username" as const,
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
    passwordChange: member.kind === 4 ? null : passwordChangeReason(facts, profile, features),
  };
}
