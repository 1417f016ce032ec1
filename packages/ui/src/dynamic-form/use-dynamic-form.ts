import type { Issue } from "@baize/domain/field/issue";
import type { FieldRule } from "@baize/domain/field/rule";
import type { FieldMap } from "@baize/domain/field/spec";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type FieldError, type FieldErrors, type Resolver, useForm } from "react-hook-form";
import { mappedFields } from "../dynamic-field/field-map.ts";
import { phoneLibNow } from "../phone-field/load-phone-lib.ts";
import type { PhoneCountry, PhoneValue } from "../phone-field/phone-value.ts";
import { checkByRule } from "./check-by-rule.ts";
import { useFoundProblems } from "./use-found-problems.ts";

/** An error that the server found. Without `field`, or for a field that is not shown, it appears only in the summary. */
export interface ServerError {
  /** The name of the field that it is about. Without it the error is shown above the form. */
  readonly field?: string;
  /** What is wrong and how to correct it. */
  readonly text: string;
}
/** Values of the shown fields, by name; with the dialling code of a phone under its `dialName`, and `agreement` where it is required. */
export type DynamicValues = Readonly<Record<string, string>>;
/** What `onSubmit` gives back: the server's errors, or nothing when the values were taken. */
export type DynamicAnswer = { readonly errors: readonly ServerError[] } | undefined | void;

export interface DynamicFormOptions {
  /** The kind of each field that the server may ask for, in the order of the form. A field without a row is a plain text field, last. */
  fields: FieldMap;
  /** The server's rules, by field name. */
  rules: Readonly<Record<string, FieldRule>>;
  /** Rules of the application beyond that of a single field: the least age of a person. */
  validate?: (name: string, values: DynamicValues) => Issue | undefined;
  /** Asked about a value that keeps the rules, once its field is left: the text of an error that only the server knows. */
  findProblem?: (name: string, value: string) => Promise<string | undefined>;
  /** Values at the start; `dialName` of a phone chooses its country. */
  defaultValues?: DynamicValues;
  phoneCountries?: readonly PhoneCountry[];
  agreement: boolean;
  /** The words when `onSubmit` throws. */
  failed: string;
  /** Sends the values once all keep their rules; the answer says which of them the server refused. */
  onSubmit: (values: DynamicValues) => DynamicAnswer | Promise<DynamicAnswer>;
}

/** A prefix, because react-hook-form reads a name as a path in an object: a field named "toString" would find the method. */
export const keyOf = (name: string) => `_${name}`;
/** What was typed, by the form's keys of the fields. */
export type KeptValues = Record<string, string>;

const AGREEMENT = "agreement";
export const agreed = "yes";

/** Until the numbering plans are loaded, only the server checks a number. */
function phoneIssue(number: string, country: PhoneCountry | undefined): Issue | undefined {
  if (!country || number === "") return undefined;
  const valid = phoneLibNow()?.isPhoneValid({ country: country.code, dial: country.dial, number });
  return valid === false ? { code: "not_a_phone", params: {} } : undefined;
}

/** Every field's error, by the form's keys. */
function resolverOf(
  names: readonly string[],
  errorOf: (name: string, kept: KeptValues) => FieldError | undefined,
): Resolver<KeptValues> {
  return (kept) => {
    const wrong = names.flatMap((name) => {
      const error = errorOf(name, kept);
      return error ? [[keyOf(name), error] as const] : [];
    });
    const errors: FieldErrors<KeptValues> = Object.fromEntries(wrong);
    return wrong.length > 0 ? { values: {}, errors } : { values: kept, errors: {} };
  };
}

/** The state of a form that is built from rules. Rules may change while a person types; the typed values stay. */
export function useDynamicForm(options: DynamicFormOptions) {
  const { rules, validate, findProblem, defaultValues = {}, phoneCountries = [], agreement, failed, onSubmit } = options;
  const fields = mappedFields(options.fields, rules);
  const byName = new Map(fields.map((field) => [field.name, field]));
  const dials = fields.flatMap(({ spec }) => (spec?.kind === "phone" ? [spec.dialName] : []));
  const names = [...byName.keys(), ...(agreement ? [AGREEMENT] : [])];
  const touched = useRef(new Set<string>());
  const [attempt, setAttempt] = useState(0);
  const [loose, setLoose] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<PhoneCountry>();
  // Countries may arrive after the form: until the user chooses, the current first one is used.
  const country =
    chosen ?? phoneCountries.find(({ dial }) => dials.some((name) => defaultValues[name] === dial)) ?? phoneCountries[0];

  const read = (kept: KeptValues): DynamicValues => Object.fromEntries(names.map((name) => [name, kept[keyOf(name)] ?? ""]));
  const check = (name: string, kept: KeptValues): Issue | undefined => {
    const values = read(kept);
    const number = values[name] ?? "";
    if (name === AGREEMENT && agreement) return number === agreed ? undefined : { code: "must_agree", params: {} };
    const field = byName.get(name);
    const issue = (field && checkByRule(field, values)) ?? validate?.(name, values);
    if (issue) return issue;
    return field?.spec?.kind === "phone" ? phoneIssue(number, country) : undefined;
  };
  const problems = useFoundProblems(findProblem, {
    passes: (name) => check(name, form.getValues()) === undefined,
    valueOf: (name) => form.getValues(keyOf(name)) ?? "",
    checkAgain: (name) => void form.trigger(keyOf(name)),
  });
  const errorOf = (name: string, kept: KeptValues): FieldError | undefined => {
    const issue = check(name, kept);
    return issue ? { type: issue.code } : problems.errorOf(name, kept[keyOf(name)]);
  };
  const start = Object.fromEntries(Object.entries(defaultValues).map(([name, value]) => [keyOf(name), value]));
  const form = useForm<KeptValues>({
    mode: "onTouched",
    shouldFocusError: false,
    defaultValues: start,
    resolver: resolverOf(names, errorOf),
  });

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
  const send = async (kept: KeptValues) => {
    const typed = names.map((name) => [name, kept[keyOf(name)] ?? ""] as const);
    const dial = country ? dials.map((name) => [name, country.dial] as const) : [];
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
    // A repeated password is compared with the first.
    const repeats = fields.filter(({ spec }) => spec?.kind === "password" && spec.repeats === name);
    for (const second of repeats) if (touched.current.has(second.name) || attempt > 0) void form.trigger(keyOf(second.name));
  };
  const setPhone = (phone: PhoneValue) => {
    const next = phoneCountries.find(({ code }) => code === phone.country);
    if (next && next.code !== country?.code) setChosen(next);
  };
  const blurred = (name: string) => {
    touched.current.add(name);
    void problems.ask(name);
  };
  return { fields, form, attempt, loose, country, check, submit, changed, setPhone, blurred };
}
export type DynamicFormState = ReturnType<typeof useDynamicForm>;
