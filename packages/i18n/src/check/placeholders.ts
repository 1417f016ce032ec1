import { counted } from "./plural.ts";
import type { MessageFile, Problem } from "./problem.ts";

const PLACEHOLDER = /\{\{\s*(.+?)\s*\}\}/g;
const TAG = /<\/?\s*([\w-]+)\s*\/?>/g;

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => (match[0].startsWith("<") ? match[0] : (match[1] ?? "").replaceAll(" ", "")));

function difference(name: string, own: readonly string[], source: readonly string[]): string[] {
  const missing = source.filter((each) => !own.includes(each));
  const extra = own.filter((each) => !source.includes(each));
  return [
    ...missing.map((each) => `the ${name} ${each} of English is missing`),
    ...extra.map((each) => `has the ${name} ${each}, which English has not`),
  ];
}

/** The English text that a key is compared with: `other` for a category that English does not have. */
function sourceOf(key: string, english: MessageFile): string | undefined {
  const base = counted(key)?.base;
  return english.messages[key] ?? (base === undefined ? undefined : english.messages[`${base}_other`]);
}

/** `zero`, `one` and `two` may spell out the count; no other value may be left out. */
const spelled = (key: string, placeholder: string) =>
  ["zero", "one", "two"].includes(counted(key)?.category ?? "") && placeholder.split(",")[0] === "count";

/** The same placeholders, with the same formats, and the same tags as English, in any order. */
export function placeholderProblems(file: MessageFile, english: MessageFile): Problem[] {
  return Object.entries(file.messages).flatMap(([key, text]) => {
    const source = sourceOf(key, english);
    if (source === undefined) return [];
    const own = all(text, PLACEHOLDER);
    const wanted = all(source, PLACEHOLDER).filter((each) => own.includes(each) || !spelled(key, each));
    const says = [...difference("placeholder", own, wanted), ...difference("tag", all(text, TAG), all(source, TAG))];
    const broken = text.replaceAll(PLACEHOLDER, "");
    if (/\{\{|\}\}/.test(broken)) says.push("has a placeholder that is not closed");
    return says.map((each) => ({ file: file.path, key, says: each }));
  });
}
