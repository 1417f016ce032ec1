import { type FormEvent, useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useErrorText } from "../api/use-error-text.ts";
import { focusFirstWrong } from "./focus-first-wrong.ts";
import { type FieldProblemsOptions, type NameOf, type TextNameOf, useFieldProblems } from "./use-field-problems.ts";
import type { Refused } from "./use-refused-action.ts";
import { useTypedForm } from "./use-typed-form.ts";

interface SiteFormOptions<Values> extends FieldProblemsOptions<Values> {
  /** `form`: fields that check themselves, as the captcha does. */
  readonly send: (values: Readonly<NoInfer<Values>>, form: FormData) => Promise<void>;
  /** True where the form has handled a refusal itself: it is then not shown. */
  readonly handle?: (error: unknown) => boolean;
  /** The form's own text of a refusal; it replaces the text of the error's code. */
  readonly textOf?: (error: unknown) => string | undefined;
}

interface FieldState {
  readonly name: string;
  readonly message: string | undefined;
  readonly tone: "negative" | "neutral";
}

/** The props of a text field or area: the browser holds the text. */
export interface TextBinding extends FieldState, Pick<UseFormRegisterReturn, "onChange" | "onBlur" | "ref"> {}

/** The props of a controlled field: the form holds the value. */
export interface ValueBinding<Value> extends FieldState {
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
}

/** The part of a form that a group of text fields needs. */
export interface TextFields<Name extends string> {
  readonly of: (name: Name) => TextBinding;
}

interface SiteForm<Values> extends TextFields<TextNameOf<Values>>, Refused {
  readonly control: <Name extends NameOf<Values>>(name: Name) => ValueBinding<Values[Name]>;
  /** The error of a field that holds its value itself, as an upload does. */
  readonly stateOf: (name: NameOf<Values>) => FieldState;
  readonly set: <Name extends NameOf<Values>>(name: Name, value: Values[Name]) => void;
  readonly submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  /** Checks one field alone, and shows its error. Removes all others: they are of an earlier attempt. */
  readonly passes: (name: NameOf<Values>, form: HTMLFormElement | null) => boolean;
  /** Removes all errors. */
  readonly clear: () => void;
  /** Restores the initial values. */
  readonly reset: () => void;
}

/**
 * The site's one way to make a form. react-hook-form holds the values; `rules` and `check` validate them before they are
 * sent. An error, theirs or the server's, shows beside its field in the person's language, and the first such field gets the
 * focus. A refusal keeps what was typed. The kit's `Form` sends a double press once.
 */
export function useSiteForm<Values extends object>(options: SiteFormOptions<Values>): SiteForm<Values> {
  const { defaultValues, send, handle, textOf } = options;
  const errorText = useErrorText();
  const problems = useFieldProblems(options);
  const { form, shown, asValues, set, reset } = useTypedForm(defaultValues, problems.find);
  const [refused, setRefused] = useState<Refused>({ text: undefined, attempt: 0 });
  const clearText = () => setRefused(({ attempt }) => ({ text: undefined, attempt }));
  const clear = () => {
    form.clearErrors();
    clearText();
  };

  const stateOf = (name: string): FieldState => {
    const message = form.formState.errors[name]?.message;
    return { name, message, tone: message ? "negative" : "neutral" };
  };
  const refuse = (error: unknown) => {
    const own = textOf?.(error);
    const fields = own === undefined ? problems.refused(error) : [];
    for (const [name, message] of fields) form.setError(name, { type: "server", message });
    const text = fields.length > 0 ? undefined : (own ?? errorText(error));
    setRefused(({ attempt }) => ({ text, attempt: attempt + 1 }));
  };

  return {
    ...refused,
    of: (name) => {
      const { onChange, onBlur, ref } = form.register(name);
      return { ...stateOf(name), onChange, onBlur, ref };
    },
    control: (name) => ({
      ...stateOf(name),
      value: shown[name],
      onValueChange: (value) => {
        form.clearErrors(name);
        set(name, value);
      },
    }),
    stateOf,
    set,
    submit: async (event) => {
      const element = event.currentTarget;
      const data = new FormData(element);
      const accepted = async (held: object) => {
        clearText();
        try {
          await send(asValues(held), data);
        } catch (error) {
          if (handle?.(error)) return;
          refuse(error);
          focusFirstWrong(element);
        }
      };
      const rejected = () => {
        clearText();
        focusFirstWrong(element);
      };
      await form.handleSubmit(accepted, rejected)(event);
    },
    passes: (name, element) => {
      clear();
      const wrong = problems.find(asValues(form.getValues())).find(([each]) => each === name);
      if (wrong) form.setError(name, { type: "check", message: wrong[1] });
      if (wrong && element) focusFirstWrong(element);
      return wrong === undefined;
    },
    clear,
    reset: () => {
      reset();
      clearText();
    },
  };
}
