import { parseDate } from "../calendar/date.ts";
import { isEmail } from "./email.ts";

// "Letter" without a script named is one of the Latin script where the rule serves accounts (1, 2, 3, 6, 8), and one of
// any script, with its marks, elsewhere (5, 9, 18, 19, 21). Joiners are part of names in Indic and Persian writing, but would
// make two accounts look like one: only 9, 19 and 21 take them.
const LATIN = String.raw`(?:(?=\p{L})\p{Script=Latin})`;
const ANY = String.raw`[\p{L}\p{M}\u200C\u200D]`;
const HAN = String.raw`\p{Script=Han}`;
const NAME = String.raw`[\p{L}\p{M}\u200C\u200D'’.\-‐]`;

const whole = (source: string) => {
  const expression = new RegExp(`^(?:${source})$`, "u");
  return (text: string) => expression.test(text);
};
const has = (expression: RegExp) => (text: string) => expression.test(text);
const all =
  (...tests: ((text: string) => boolean)[]) =>
  (text: string) =>
    tests.every((test) => test(text));

const letter = has(/\p{L}/u);
const latinOrDigit = whole(String.raw`(?:${LATIN}|\p{Nd})+`);

/** The specification's pattern ids as settled in the decisions. Each is tested against a whole, trimmed, NFC value. */
const PATTERNS: readonly ((text: string) => boolean)[] = [
  () => true,
  whole(`${LATIN}+`),
  whole(String.raw`${LATIN}(?:${LATIN}|\p{Nd})*`),
  whole(`(?:${LATIN}|${HAN})+`),
  isEmail,
  all(whole(String.raw`[\p{L}\p{M}\p{Nd}]+`), (text) => !has(/\p{Script=Han}/u)(text)),
  all(latinOrDigit, letter, has(/\p{Nd}/u)),
  whole(String.raw`\p{Nd}+`),
  all(latinOrDigit, has(/\p{Lu}/u)),
  all(whole(`(?:${ANY}| )+`), letter),
  whole(String.raw`\S+`),
  whole(String.raw`(?:${HAN}|[\p{P}\u3000-\u303F\uFF00-\uFF0F\uFF1A-\uFF20])+`),
  whole(String.raw`[\p{Script_Extensions=Katakana}\p{P}\p{S}\u3000 ]+`),
  (text) => parseDate(text) !== undefined,
  whole(String.raw`\p{Script=Hangul}+`),
  whole(String.raw`\p{Script=Thai}+`),
  all(whole(String.raw`[\p{Script=Thai}A-Za-z ]+`), letter),
  all(whole(String.raw`[\p{Lu} ]+`), letter),
  whole(String.raw`[\p{L}\p{M}\p{N}\p{P}\p{S}]+`),
  all(whole(`(?:${NAME}| )+`), letter),
  all(has(/\p{Lu}/u), has(/\p{Ll}/u), has(/\p{Nd}/u), has(/[\p{P}\p{S}]/u)),
  all(whole(`${NAME}+(?: +${NAME}+)+`), letter),
];

/** How many ids there are: 0 to 21. */
export const PATTERN_COUNT = PATTERNS.length;

/** Whether a trimmed value keeps the rule of that id. An undefined id asks only for length, as 0 does. */
export function matchesPattern(patternId: number, text: string): boolean {
  return PATTERNS[patternId]?.(text) ?? true;
}
