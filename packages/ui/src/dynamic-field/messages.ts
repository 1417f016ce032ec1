import type { Issue, IssueCode } from "@baize/domain/field/issue";
import type { ReactNode } from "react";
import type { PasswordRule } from "../password-field/password-field.tsx";

/** Every text of a field that is built from rules. `name` is the field's name in the rules. */
export interface DynamicMessages {
  /** The label of a field. */
  readonly label: (name: string) => string;
  /** The hint in an empty field. Without it there is none. */
  readonly placeholder?: (name: string) => string | undefined;
  /** The help below a field. Without it there is none. */
  readonly description?: (name: string) => ReactNode;
  /** The error, as a sentence: `fillIssue` makes it from templates. */
  readonly issue: (issue: Issue, name: string) => string;
  /** After the label of a field that may stay empty: "(optional)". */
  readonly optional: string;
  /** The password rules with their current state, where they are shown. */
  readonly passwordRules?: (name: string, value: string) => readonly PasswordRule[] | undefined;
}

/** Sentences by code and by pattern id; `{field}`, `{min}` and `{max}` are filled in. */
export interface IssueTemplates {
  readonly issues: Readonly<Partial<Record<IssueCode, string>>>;
  readonly patterns: Readonly<Record<number, string>>;
  /** For an issue without a sentence. */
  readonly other: string;
}

// Every failure of a rule shows the message of the rule's pattern, which names the bounds as well.
const byPattern: ReadonlySet<IssueCode> = new Set<IssueCode>(["pattern", "too_short", "too_long"]);

/** The sentence of an issue, from templates: "`{field}` cannot be empty", "6 to 16 letters and digits". */
export function fillIssue(templates: IssueTemplates, { code, params }: Issue, label: string): string {
  const { min, max, patternId } = params;
  const byId = byPattern.has(code) && patternId !== undefined ? templates.patterns[patternId] : undefined;
  const template = byId ?? templates.issues[code] ?? templates.other;
  const filled: Readonly<Record<string, string | number | undefined>> = { field: label, min, max };
  return template.replace(/\{(field|min|max)\}/g, (_, name: string) => String(filled[name] ?? ""));
}
