import type { ParsedOf } from "@baize/api/contract/contract";
import { dateAt } from "@baize/domain/calendar/date";
import type { FieldRule } from "@baize/domain/field/rule";
import { validatePassword } from "@baize/domain/identity/password/policy";
import { validateRegistration } from "@baize/domain/identity/register/validate";
import type { RequestContext } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";

type Input = ParsedOf<"register.mobile">;
type Rules = Record<string, FieldRule>;

/** The rules without the fields that the provider's token replaces. */
function typedRules(rules: Rules, { firebaseIdToken }: Input): Rules {
  if (!firebaseIdToken) return rules;
  const named = Object.entries(rules).filter(([name]) => name !== "verificationCode" && name !== "mobileNum");
  return Object.fromEntries(named);
}

/** Checks a registration by the rules that its form was given. Throws the fault that says what is wrong. */
export function checkRegistration({ brand, now }: RequestContext, rules: Rules, input: Input): void {
  const { minimumAge, password } = brand.profile;
  const today = dateAt(now.getTime(), brand.timeZone);
  const issues = validateRegistration({ ...input }, { rules: typedRules(rules, input), minimumAge, today });
  if (issues.length === 1 && issues[0]?.code === "too_young") throw fault("register.too_young", { minimumAge });
  if (issues.length > 0) throw fault("input.invalid", { issues });
  const words = [input.username ?? "", brand.title];
  if (rules.password?.enabled && validatePassword(input.password ?? "", password, words)) throw fault("password.too_common");
}
