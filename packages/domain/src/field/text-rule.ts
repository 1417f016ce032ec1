import { countCharacters } from "../text/characters.ts";
import { toLatinDigits } from "../text/digits.ts";
import { trimmed } from "../text/trim.ts";
import type { Issue } from "./issue.ts";

/** A form's rule for one text. Lengths count user-perceived characters of the trimmed text. */
export interface TextRule {
  readonly required?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** The text is a whole number between these two. */
  readonly whole?: { readonly min: number; readonly max: number };
}

/** A whole number as a person types it, in the digits of any script; undefined where it is none. */
export function toWhole(text: string): number | undefined {
  const digits = toLatinDigits(trimmed(text));
  return /^\d{1,15}$/.test(digits) ? Number(digits) : undefined;
}

/** Validates one typed text by its rule; undefined when it is good. */
export function validateText(
  { required, minLength = 0, maxLength = Infinity, whole }: TextRule,
  value: string,
): Issue | undefined {
  const text = trimmed(value);
  if (text === "") return required ? { code: "required", params: {} } : undefined;
  if (whole) return validateWhole(whole, text);
  const length = countCharacters(text, maxLength);
  if (length > maxLength) return { code: "too_long", params: { max: maxLength } };
  return length < minLength ? { code: "too_short", params: { min: minLength } } : undefined;
}

function validateWhole({ min, max }: NonNullable<TextRule["whole"]>, text: string): Issue | undefined {
  const number = toWhole(text);
  if (number === undefined) return { code: "wrong_type", params: {} };
  if (number < min) return { code: "too_small", params: { min } };
  return number > max ? { code: "too_big", params: { max } } : undefined;
}
