import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { type FieldErrors, type Resolver, type UseFormRegisterReturn, useForm } from "react-hook-form";
import { isApiError } from "@baize/api/client/api-error";
import { inputIssues } from "@baize/api/decode/input-issues";
import type { ErrorCode } from "@baize/api/errors";
import { issueText } from "@baize/i18n/issue-text";
import { useErrorText } from "../api/use-error-text.ts";

type Texts<Name extends string> = Partial<Record<Name, string>>;
type Values<Name extends string> = Readonly<Record<Name, string>>;
/** The values of react-hook-form, which does not know their names. */
type Held = Record<string, string>;

interface SiteFormOptions<Name extends string> {
  /** Every field with its initial value; "" for an empty one. */
  readonly defaultValues: Values<Name>;
  /** The contract's schema of the call's input. */
  readonly schema?: Parameters<typeof inputIssues>[0];
  /** Checks that the contract does not have: two fields that must agree, a text of the form's own for a rule. */
  readonly check?: (values: Values<NoInfer<Name>>) => Texts<NoInfer<Name>>;
  /** Error codes that are about one field. */
  readonly fieldOf?: Partial<Record<ErrorCode, NoInfer<Name>>>;
  /** Names of fields in the texts of their issues, where the registration's own do not fit. */
  readonly labels?: Texts<NoInfer<Name>>;
  /** `form`: fields that check themselves, as the captcha does. */
  readonly send: (values: Values<NoInfer<Name>>, form: FormData) => Promise<void>;
  /** True where the form has handled a refusal itself: it is then not shown. */
  readonly handle?: (error: unknown) => boolean;
}

/** The props of a kit field: its name, its handlers and its error. */
export interface FieldBinding extends Pick<UseFormRegisterReturn, "name" | "onChange" | "onBlur" | "ref"> {
  readonly message: string | undefined;
  readonly tone: "negative" | "neutral";
}

export interface SiteForm<Name extends string> {
  readonly of: (name: Name) => FieldBinding;
  readonly submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  /** The error of the whole form, or of a field that it does not show. */
  readonly text: string | undefined;
  /** Counts refusals: an answered captcha is no longer valid. */
  readonly attempt: number;
}

// The form was made with exactly these names; react-hook-form types them as text.
const asValues = <Name extends string>(held: Held) => held as Values<Name>;
const namesOf = <Name extends string>(values: Values<Name>) => Object.keys(values) as Name[]; // `Object.keys` loses its names

/** After the messages are drawn; react-hook-form does not focus fields of several controls. */
function focusFirstWrong(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
}

/**
 * The site's one way to make a form: react-hook-form holds the values, the contract's schema and `check` validate them before
 * they are sent, and the server's refusal shows beside its field. A refusal keeps what was typed.
 */
export function useSiteForm<Name extends string>(options: SiteFormOptions<Name>): SiteForm<Name> {
  const { defaultValues, schema, check, fieldOf = {}, labels = {}, send, handle } = options;
  const { i18n } = useTranslation(["errors", "validation"]);
  const errorText = useErrorText();
  const names = namesOf(defaultValues);
  const [{ text, attempt }, setRefusal] = useState<{ text: string | undefined; attempt: number }>({
    text: undefined,
    attempt: 0,
  });
  const labelOf: Readonly<Record<string, string | undefined>> = labels;
  const codes: Partial<Record<ErrorCode, Name>> = fieldOf;

  const resolver: Resolver<Held> = (held) => {
    const issues = schema ? inputIssues(schema, held) : [];
    const found: Readonly<Record<string, string | undefined>> = {
      ...Object.fromEntries(
        issues.map((issue) => [issue.field, issueText(i18n, { ...issue, field: labelOf[issue.field] ?? issue.field })]),
      ),
      ...check?.(asValues<Name>(held)),
    };
    const wrong = names.flatMap((name) => (found[name] ? [[name, { type: "check", message: found[name] }] as const] : []));
    const errors: FieldErrors<Held> = Object.fromEntries(wrong);
    return wrong.length > 0 ? { values: {}, errors } : { values: held, errors: {} };
  };
  const form = useForm<Held>({ defaultValues, resolver, reValidateMode: "onSubmit", shouldFocusError: false });

  /** What the server refused, by field. */
  const refusedFields = (error: unknown): (readonly [name: Name, text: string])[] => {
    if (!isApiError(error)) return [];
    if (!isApiError(error, "input.invalid")) {
      const name = codes[error.code];
      return name ? [[name, errorText(error)]] : [];
    }
    return error.value.issues.flatMap((issue) => {
      const name = names.find((one) => one === issue.field);
      return name ? [[name, issueText(i18n, { ...issue, field: labelOf[name] ?? name })] as const] : [];
    });
  };
  const refuse = (error: unknown) => {
    const fields = refusedFields(error);
    for (const [name, message] of fields) form.setError(name, { type: "server", message });
    setRefusal((before) => ({ text: fields.length > 0 ? undefined : errorText(error), attempt: before.attempt + 1 }));
  };
  const clear = () => setRefusal((before) => ({ ...before, text: undefined }));

  return {
    text,
    attempt,
    of: (name) => {
      const message = form.formState.errors[name]?.message;
      const { onChange, onBlur, ref } = form.register(name);
      return { name, onChange, onBlur, ref, message, tone: message ? "negative" : "neutral" };
    },
    submit: async (event) => {
      const element = event.currentTarget;
      const data = new FormData(element);
      const accepted = async (held: Held) => {
        clear();
        try {
          await send(asValues<Name>(held), data);
        } catch (error) {
          if (handle?.(error)) return;
          refuse(error);
          focusFirstWrong(element);
        }
      };
      const rejected = () => {
        clear();
        focusFirstWrong(element);
      };
      await form.handleSubmit(accepted, rejected)(event);
    },
  };
}
