import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isApiError } from "@baize/api/client/api-error";
import type { ErrorCode } from "@baize/api/errors";
import { issueText } from "@baize/i18n/issue-text";
import { useErrorText } from "../api/use-error-text.ts";

type Texts<Name extends string> = Partial<Record<Name, string | undefined>>;
interface Said<Name extends string> {
  readonly fields: Texts<Name>;
  readonly text: string | undefined;
  readonly attempt: number;
}
export interface Refusal<Name extends string = string> {
  /** The error of the whole form, or of a field that it does not show. */
  readonly text: string | undefined;
  /** Counts refusals: an answered captcha is no longer valid. */
  readonly attempt: number;
  /** Message and tone of one field. */
  readonly of: (name: Name) => { message: string | undefined; tone: "negative" | "neutral" };
  /** Shows the form's own issues and focuses the first; true when there are none. */
  readonly passes: (form: HTMLFormElement, found: Texts<Name>) => boolean;
  /** Shows the server's refusal, each issue beside its field. `text` replaces the text of the error's code. */
  readonly refuse: (error: unknown, text?: string) => void;
  readonly clear: () => void;
}
interface RefusalOptions<Name extends string> {
  readonly names: readonly Name[];
  /** Codes of one field. */
  readonly fieldOf?: Partial<Record<ErrorCode, Name>>;
  /** Names of fields in the texts of their issues, where the registration's own do not fit. */
  readonly labels?: Partial<Record<Name, string>>;
}

/** A form's errors, its own or the server's. The form keeps what was typed. */
export function useRefusal<Name extends string>({ names, fieldOf = {}, labels = {} }: RefusalOptions<Name>): Refusal<Name> {
  const { i18n } = useTranslation(["errors", "validation"]);
  const errorText = useErrorText();
  const [{ fields, text, attempt }, say] = useState<Said<Name>>({ fields: {}, text: undefined, attempt: 0 });
  const named = (field: string | undefined) => names.find((name) => name === field);

  const refusedFields = (error: unknown): Texts<Name> => {
    if (!isApiError(error)) return {};
    const texts: Texts<Name> = {};
    if (isApiError(error, "input.invalid")) {
      for (const issue of error.value.issues) {
        const name = named(issue.field);
        if (name) texts[name] = issueText(i18n, { ...issue, field: labels[name] ?? issue.field });
      }
      return texts;
    }
    const name = fieldOf[error.code];
    if (name) texts[name] = errorText(error);
    return texts;
  };
  return {
    text,
    attempt,
    of: (name) => ({ message: fields[name], tone: fields[name] ? "negative" : "neutral" }),
    passes(form, found) {
      say(({ attempt: before }) => ({ fields: found, text: undefined, attempt: before }));
      const first = names.find((name) => found[name]);
      if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return first === undefined;
    },
    refuse(error, instead) {
      const texts: Texts<Name> = instead === undefined ? refusedFields(error) : {};
      const told = names.some((name) => texts[name]);
      say((before) => ({ fields: texts, text: told ? undefined : (instead ?? errorText(error)), attempt: before.attempt + 1 }));
    },
    clear: () => say((before) => ({ fields: {}, text: undefined, attempt: before.attempt })),
  };
}
