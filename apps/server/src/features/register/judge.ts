import type { ParsedOf } from "@baize/api/contract";
import { dateAt } from "@baize/domain/calendar/date";
import { judgePassword } from "@baize/domain/password/policy";
import { validateRegistration } from "@baize/domain/register/validate";
import type { RequestContext } from "../../context.ts";
import { fault } from "../../fault.ts";

type Input = ParsedOf<"register.create">;

/** Judges a registration by the very rules that the form was given. Throws the fault that says what is wrong. */
export function judgeRegistration({ brand, now }: RequestContext, input: Input): void {
  const { minimumAge, password } = brand.profile;
  const today = dateAt(now.getTime(), brand.timeZone);
  const issues = validateRegistration({ ...input }, { rules: brand.register.fields, minimumAge, today });
  if (issues.length === 1 && issues[0]?.code === "too_young") throw fault("register.too_young", { minimumAge });
  if (issues.length > 0) throw fault("input.invalid", { issues });
  if (judgePassword(input.password, password, [input.username, brand.title])) throw fault("password.too_common");
}
