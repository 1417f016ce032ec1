import { toLatinDigits } from "@baize/domain/text/digits";
import { codeIn } from "../sms-code-field/sms-code.ts";

/** The digits of a code of that length: of "481 920", of other scripts, of the message that it came in. */
export function otpOf(text: string, length: number): string {
  return codeIn(text).replaceAll(/\D/gu, "").slice(0, length);
}

/** The whole code in a pasted or filled-in text, if it is unambiguous. */
export function wholeCode(text: string, length: number): string | undefined {
  const code = codeIn(text);
  return code.length === length && /^\d+$/.test(code) ? code : undefined;
}

/**
 * The code after an edit. A digit that is typed into a full code replaces the digit after the
 * caret, so that a wrong digit is corrected and the last one is kept.
 */
export function written(before: string, text: string, caret: number, length: number): { code: string; caret: number } {
  const whole = wholeCode(text, length);
  if (whole !== undefined) return { code: whole, caret: Math.min(caret, length) };
  const head = toLatinDigits(text.slice(0, caret)).replaceAll(/\D/gu, "");
  const tail = toLatinDigits(text.slice(caret)).replaceAll(/\D/gu, "");
  const over = before.length === length ? Math.max(head.length + tail.length - length, 0) : 0;
  return { code: (head + tail.slice(over)).slice(0, length), caret: Math.min(head.length, length) };
}
