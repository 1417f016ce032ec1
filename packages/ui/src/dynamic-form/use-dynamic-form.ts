import type { Issue } from "@baize/domain/field/issue";
import type { FieldRule } from "@baize/domain/field/rule";
import { orderedFields } from "@baize/domain/identity/register/fields";
import { type RegistrationContext, validateRegistrationField } from "@baize/domain/identity/register/validate";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type FieldErrors, type Resolver, useForm } from "react-hook-form";
import { phoneLibNow } from "../phone-field/load-phone-lib.ts";
import type { PhoneCountry, PhoneValue } from "../phone-field/phone-value.ts";

/** An error that the server found. Without `field`, or for a field that is not shown, it appears only in the summary. */
export interface ServerError {
  readonly field?: string;
  readonly text: string;
}
/** Values of the shown fields, by name; with `countryDialingCode` for a mobile number, and `agreement` where it is required. */
export type DynamicValues = Readonly<Record<string, string>>;
export type DynamicAnswer = { readonly errors: readonly ServerError[] } | undefined | void;

export interface DynamicFormOptions {
  rules: Readonly<Record<string, FieldRule>>;
  context: Omit<RegistrationContext, "rules">;
  defaultValues?: DynamicValues;
  /** Values beside the fields that rules look at: `proof` of a human check replaces the picture. */
  also?: Readonly<Record<string, unknown>>;
  phoneCountries?: readonly PhoneCountry[];
  agreement: boolean;
  /** The words when `onSubmit` throws. */
  failed: string;
  onSubmit: (values: DynamicValues) => DynamicAnswer | Promise<DynamicAnswer>;
}

/** A prefix, because react-hook-form reads a name as a path in an object: a field named "toString" would find the method. */
export const keyOf = (name: string) => `_${name}`;
type Kept = Record<string, string>;

const AGREEMENT = "agreement";
const DIAL = "countryDialingCode";
export const agreed = "yes";

/** The state of a form that is built from rules. Rules may change while a person types; the typed values stay. */
export function useDynamicForm(options: DynamicFormOptions) {
  const { rules, context, defaultValues = {}, also, phoneCountries = [], agreement, failed, onSubmit } = options;
  const fields = orderedFields(rules);
  const names = [...fields.map(([spec]) => spec.name), ...(agreement ? [AGREEMENT] : [])];
  const touched = useRef(new Set<string>());
  const [attempt, setAttempt] = useState(0);
  const [loose, setLoose] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<PhoneCountry>();
  // Countries may arrive after the form: until the user chooses, the current first one is used.
  const country = chosen ?? phoneCountries.find(({ dial }) => dial === defaultValues[DIAL]) ?? phoneCountries[0];

  const read = (kept: Kept) => {
    const typed = Object.fromEntries(names.map((name) => [name, kept[keyOf(name)] ?? ""]));
    return { ...also, ...typed, ...(agreement ? { agreement: typed[AGREEMENT] === agreed } : {}) };
  };
  const check = (name: string, kept: Kept): Issue | undefined => {
    const issue = validateRegistrationField(name, read(kept), { ...context, rules });
    if (issue) return issue;
    const number = kept[keyOf(name)] ?? "";
    const isPhone = country && number !== "" && fields.some(([spec]) => spec.name === name && spec.kind === "phone");
    const phone = isPhone ? { country: country.code, dial: country.dial, number } : undefined;
    // Until the numbering plans are loaded, only the server checks the number.
    return phone && phoneLibNow()?.isPhoneValid(phone) === false ? { code: "not_a_phone", params: {} } : undefined;
  };
  const resolver: Resolver<Kept> = (kept) => {
    const found = names.flatMap((name) => {
      const issue = check(name, kept);
      return issue ? [[keyOf(name), { type: issue.code }] as const] : [];
    });
    const errors: FieldErrors<Kept> = Object.fromEntries(found);
    return found.length > 0 ? { values: {}, errors } : { values: kept, errors: {} };
  };
  const start = Object.fromEntries(Object.entries(defaultValues).map(([name, value]) => [keyOf(name), value]));
  const form = useForm<Kept>({ mode: "onTouched", shouldFocusError: false, defaultValues: start, resolver });

  // The rules changed: fields marked wrong are checked again; fields not checked yet stay unchecked.
  const checkAgain = useEffectEvent((changed: DynamicFormOptions["rules"]) => {
    const marked = Object.keys(changed)
      .map(keyOf)
      .filter((key) => form.getFieldState(key).invalid);
    if (marked.length > 0) void form.trigger(marked);
  });
  useEffect(() => checkAgain(rules), [rules]);

  const show = (errors: readonly ServerError[]) => {
    setLoose(errors.filter(({ field }) => field === undefined || !names.includes(field)).map(({ text }) => text));
    for (const { field, text } of errors) {
      if (field !== undefined && names.includes(field)) form.setError(keyOf(field), { type: "server", message: text });
    }
    if (errors.length > 0) setAttempt((count) => count + 1);
  };
  const send = async (kept: Kept) => {
    const typed = names.map((name) => [name, kept[keyOf(name)] ?? ""] as const);
    const dial = country && names.includes("mobileNum") ? [[DIAL, country.dial] as const] : [];
    try {
      const answer = await onSubmit(Object.fromEntries([...typed, ...dial]));
      if (answer) show(answer.errors);
    } catch {
      show([{ text: failed }]);
    }
  };
  const submit = () => {
    setLoose([]);
    return form.handleSubmit(send, () => setAttempt((count) => count + 1))();
  };
  const changed = (name: string) => {
    // The repeated password is compared with the first.
    const second = keyOf("confirmPassword");
    if (name === "password" && (touched.current.has("confirmPassword") || attempt > 0)) void form.trigger(second);
  };
  const setPhone = (phone: PhoneValue) => {
    const next = phoneCountries.find(({ code }) => code === phone.country);
    if (next && next.code !== country?.code) setChosen(next);
  };
  const blurred = (name: string) => touched.current.add(name);
  return { fields, form, attempt, loose, country, check, submit, changed, setPhone, blurred };
}
export type DynamicFormState = ReturnType<typeof useDynamicForm>;
