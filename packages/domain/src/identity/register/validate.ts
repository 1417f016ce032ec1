import { ageOn } from "../../calendar/age.ts";
import { parseDate, type CalendarDate } from "../../calendar/date.ts";
import type { FieldIssue, Issue } from "../../field/issue.ts";
import type { FieldRule } from "../../field/rule.ts";
import { validateField } from "../../field/validate.ts";
import { trimmed } from "../../text/trim.ts";
import { orderedFields, type RegisterFieldSpec } from "./fields.ts";

export interface RegistrationContext {
  rules: Readonly<Record<string, FieldRule>>;
  minimumAge: number;
  /** Today in the brand's time zone. */
  today: CalendarDate;
}

type Values = Readonly<Record<string, unknown>>;

/** Validates a whole registration; issues come in the order of the form, one a field. Empty when it is good. */
export function validateRegistration(values: Values, context: RegistrationContext): FieldIssue[] {
  const fields = orderedFields(context.rules).flatMap(([spec, rule]) => named(spec.name, issueIn(spec, rule, values, context)));
  const asked = context.rules.confirmPassword?.enabled === true || context.rules.password?.enabled === false;
  const confirm = asked ? [] : named("confirmPassword", confirmation(values));
  return [...fields, ...confirm, ...named("agreement", values.agreement === true ? undefined : plain("must_agree"))];
}

/** One field of it, for checking while a person types. */
export function validateRegistrationField(name: string, values: Values, context: RegistrationContext): Issue | undefined {
  if (name === "confirmPassword") return confirmation(values);
  if (name === "agreement") return values.agreement === true ? undefined : plain("must_agree");
  const found = orderedFields(context.rules).find(([spec]) => spec.name === name);
  return found && issueIn(found[0], found[1], values, context);
}

function issueIn(spec: RegisterFieldSpec, rule: FieldRule, values: Values, context: RegistrationContext): Issue | undefined {
  // A repeated value is only compared with the first, and a solved proof of work replaces the picture's answer.
  if (spec.name === "confirmPassword") return confirmation(values);
  if (spec.kind === "captcha" && textOf(values.proof) !== "") return undefined;
  const value = textOf(values[spec.name]);
  return validateField(rule, value, { secret: spec.secret }) ?? (spec.kind === "date" ? birthday(value, context) : undefined);
}

function birthday(value: string, { minimumAge, today }: RegistrationContext): Issue | undefined {
  if (trimmed(value) === "") return undefined;
  const date = parseDate(trimmed(value));
  if (!date) return plain("not_a_date");
  const age = ageOn(date, today);
  if (age < 0 || age > 130) return plain("not_a_date");
  return age < minimumAge ? { code: "too_young", params: { min: minimumAge } } : undefined;
}

function confirmation(values: Values): Issue | undefined {
  const typed = textOf(values.confirmPassword);
  if (typed === "") return plain("required");
  return trimmed(typed) === trimmed(textOf(values.password)) ? undefined : plain("mismatch");
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");
const plain = (code: Issue["code"]): Issue => ({ code, params: {} });
const named = (field: string, issue: Issue | undefined): FieldIssue[] => (issue ? [{ field, ...issue }] : []);
