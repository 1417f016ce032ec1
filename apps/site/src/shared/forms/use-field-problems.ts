import { useTranslation } from "react-i18next";
import { isApiError } from "@baize/api/client/api-error";
import type { ErrorCode } from "@baize/api/errors";
import { type TextRule, validateText } from "@baize/domain/field/text-rule";
import type { Issue } from "@baize/domain/field/issue";
import { keysOf } from "@baize/domain/object/keys-of";
import { issueText } from "@baize/i18n/issue-text";
import { useErrorText } from "../api/use-error-text.ts";

export type NameOf<Values> = keyof Values & string;
/** Names of the fields that hold text. */
export type TextNameOf<Values> = { [Name in NameOf<Values>]: Values[Name] extends string ? Name : never }[NameOf<Values>];
export type Problems<Name extends string> = { readonly [Each in Name]?: string | undefined };

export interface FieldProblemsOptions<Values> {
  /** Every field with its initial value. */
  readonly defaultValues: Values;
  /** The rules of texts. */
  readonly rules?: { readonly [Name in TextNameOf<NoInfer<Values>>]?: TextRule | undefined };
  /** Checks that no rule of one text has: a range of money, two fields that must agree. */
  readonly check?: (values: Readonly<NoInfer<Values>>) => Problems<NameOf<NoInfer<Values>>>;
  /** Error codes that are about one field. */
  readonly fieldOf?: { readonly [Code in ErrorCode]?: NameOf<NoInfer<Values>> };
  /** Names of fields in the texts of their issues, where the registration's own do not fit. */
  readonly labels?: Problems<NameOf<NoInfer<Values>>>;
}

/** The errors of each field, as texts: before a form is sent, and in the server's refusal. */
export function useFieldProblems<Values extends object>(options: FieldProblemsOptions<Values>) {
  const { defaultValues, rules, check, fieldOf, labels } = options;
  const { i18n } = useTranslation(["errors", "validation"]);
  const errorText = useErrorText();
  const names = keysOf(defaultValues);
  const labelOf: Problems<string> = labels ?? {};
  const ruleOf: { readonly [name: string]: TextRule | undefined } = rules ?? {};
  const codes: { readonly [code: string]: NameOf<Values> | undefined } = fieldOf ?? {};
  const problem = (name: string, issue: Issue) => issueText(i18n, { ...issue, field: labelOf[name] ?? name });

  const broken = (name: NameOf<Values>, value: unknown): string | undefined => {
    const rule = ruleOf[name];
    const issue = rule && typeof value === "string" ? validateText(rule, value) : undefined;
    return issue && problem(name, issue);
  };
  return {
    /** The errors before it is sent, in the order of the fields. */
    find: (values: Values): [name: NameOf<Values>, text: string][] => {
      const checked: Problems<NameOf<Values>> = check?.(values) ?? {};
      return names.flatMap((name) => {
        const text = broken(name, values[name]) ?? checked[name];
        return text === undefined ? [] : [[name, text]];
      });
    },
    /** The server's refusal, by field; empty where it is about the form as a whole. */
    refused: (error: unknown): [name: NameOf<Values>, text: string][] => {
      if (!isApiError(error)) return [];
      if (!isApiError(error, "input.invalid")) {
        const name = codes[error.code];
        return name ? [[name, errorText(error)]] : [];
      }
      return error.value.issues.flatMap((issue) => {
        const name = names.find((each) => each === issue.field);
        return name ? [[name, problem(name, issue)]] : [];
      });
    },
  };
}
