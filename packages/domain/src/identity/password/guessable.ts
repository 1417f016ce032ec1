import { toLatinDigits } from "../../text/digits.ts";
import { COMMON_PASSWORDS } from "./common.ts";

/** Rows of keyboards and of the alphabet that fingers run along, in both directions. */
const RUNS = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
].flatMap((run) => [run, run.split("").toReversed().join("")]);
const SHORTEST_RUN = 4;
/** Characters that people put between words and at their ends. */
const MARKS = /[\s._\-!@#$*?]/g;
const LOOKALIKES = new Map(Object.entries({ "@": "a", "4": "a", "3": "e", "1": "i", "0": "o", $: "s", "5": "s", "7": "t" }));

/**
 * Whether a password is among the first that a stranger would try: a common one, with or without something stuck to its
 * ends; the account's own words; one bit repeated; a run along the keyboard (NIST SP 800-63B-4, 3.1.1.2). `words`: account,
 * nickname, brand.
 */
export function isGuessable(password: string, words: readonly string[] = []): boolean {
  const plain = toLatinDigits(password.normalize("NFKC")).toLowerCase();
  const bare = plain.replaceAll(MARKS, "");
  if (bare === "") return true;
  const core = bare.replaceAll(/^\d+|\d+$/g, "");
  if ([bare, core, unveiled(plain)].some((text) => COMMON_PASSWORDS.has(text) || isRepeated(text))) return true;
  const rest = without(
    bare,
    words.map((word) => word.toLowerCase()),
  );
  const held = [...COMMON_PASSWORDS].filter((word) => word.length >= SHORTEST_RUN && rest.includes(word));
  // One common word and a tail is a guess; a sentence of several words is not.
  return [rest, ...held.map((word) => without(rest, [word]))].some(
    (left) => withoutRuns(left).length <= Math.max(3, bare.length / 4),
  );
}

/** `p@ssw0rd` is `password`. */
function unveiled(text: string): string {
  return text.replaceAll(/[@431057$]/g, (sign) => LOOKALIKES.get(sign) ?? sign).replaceAll(MARKS, "");
}

/** One unit over and over: `aaaa`, `abcabcabc`, `passwordpassword`. */
function isRepeated(text: string): boolean {
  return text.length > 3 && /^(.{1,16}?)\1+$/u.test(text);
}

function without(text: string, words: readonly string[]): string {
  return words.filter((word) => word.length >= SHORTEST_RUN).reduce((rest, word) => rest.replaceAll(word, ""), text);
}

/** The part of a password without runs: only this part must be guessed. */
function withoutRuns(text: string): string {
  let rest = "";
  for (let at = 0; at < text.length;) {
    const length = runAt(text, at);
    if (length >= SHORTEST_RUN) at += length;
    else {
      rest += text[at];
      at += 1;
    }
  }
  return rest;
}

/** Length of the keyboard or alphabet run, forwards or backwards, or of the one character repeated, that starts here. */
function runAt(text: string, at: number): number {
  const lengths = RUNS.map((run) => shared(text, at, run));
  let same = 1;
  while (text[at + same] === text[at]) same += 1;
  return Math.max(same, ...lengths);
}

function shared(text: string, at: number, run: string): number {
  const start = run.indexOf(text[at] ?? "");
  if (start < 0) return 0;
  let length = 1;
  while (start + length < run.length && text[at + length] === run[start + length]) length += 1;
  return length;
}
