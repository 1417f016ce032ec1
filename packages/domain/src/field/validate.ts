import { countCharacters } from "../text/characters.ts";
import { trimmed } from "../text/trim.ts";
import { ACCEPTED_TEXT, acceptedExpression } from "./accepted-pattern.ts";
import type { Issue, IssueCode } from "./issue.ts";
import { matchesPattern } from "./pattern.ts";
import type { FieldRule } from "./rule.ts";
import { hasControlCharacters, hasUnsafeCharacters } from "./unsafe.ts";

/** A value longer than this, in UTF-16 units, is too long whatever the rule says: nothing below looks at it. */
const WALL = 10_000;

export interface ValidateOptions {
  /** A secret is never shown, so what only misleads readers is allowed in it. */
  secret?: boolean;
}

/**
 * Validates one typed value by its rule; undefined when it is good. Length is counted in user-perceived characters, the
 * pattern is matched on the whole trimmed value. Every issue carries true values of `min`, `max` and `patternId`, so that
 * a message of any kind can be filled in.
 */
export function validateField(rule: FieldRule, value: string, { secret = false }: ValidateOptions = {}): Issue | undefined {
  const text = value.length > WALL ? value : trimmed(value);
  const issue = (code: IssueCode): Issue => ({ code, params: paramsOf(rule) });
  if (text === "") return rule.required ? issue("required") : undefined;
  const length = text.length > WALL ? Infinity : countCharacters(text, rule.maxLength || undefined);
  if (rule.maxLength > 0 ? length > rule.maxLength : length === Infinity) return issue("too_long");
  if ((secret ? hasControlCharacters : hasUnsafeCharacters)(text)) return issue("unsafe_characters");
  if (length < rule.minLength) return issue("too_short");
  return matches(rule, text) ? undefined : issue("pattern");
}

function paramsOf({ minLength, maxLength, patternId }: FieldRule): Issue["params"] {
  return { min: Math.max(1, minLength), max: maxLength || WALL, patternId };
}

function matches({ acceptedPattern, patternId }: FieldRule, text: string): boolean {
  if (acceptedPattern === "*") return true;
  const expression = acceptedPattern ? acceptedExpression(acceptedPattern) : null;
  if (!expression || text.length > ACCEPTED_TEXT) return matchesPattern(patternId, text);
  return expression.test(text);
}
