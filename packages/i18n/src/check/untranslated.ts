import { languageByTag } from "../languages.ts";
import { ALLOW_LIST, allowedKeys, allowedWords } from "./allowed.ts";
import type { MessageFile, Problem } from "./problem.ts";

const NOT_WORDS = /\{\{.*?\}\}|<\/?[^>]+>/g;
const WORD = /\p{Script=Latin}[\p{Script=Latin}\p{M}\d’'.@/-]*/gu;

/** Latin words other than names, placeholders and tags. */
function words(text: string): string[] {
  const found = text.replaceAll(NOT_WORDS, " ").match(WORD) ?? [];
  return found.map((word) => word.replace(/[.'’-]+$/, "")).filter((word) => word.length > 1 && !allowedWords.has(word));
}

const exempt = (file: MessageFile, key: string) => allowedKeys.some((pattern) => pattern.test(`${file.namespace}:${key}`));

/**
 * Finds text left in English. In a language of another script every Latin word must be an allowed name; in a language of Latin
 * script a text must differ from English.
 */
export function untranslatedProblems(file: MessageFile, english: MessageFile): Problem[] {
  if (file.tag === "en") return [];
  const latin = languageByTag(file.tag)?.script === "Latn";
  return Object.entries(file.messages).flatMap(([key, text]) => {
    if (exempt(file, key)) return [];
    const left = words(text);
    if (left.length === 0 || (latin && text !== english.messages[key])) return [];
    const [says, allow] = latin
      ? ["is the English text", "the key to allowedKeys"]
      : [`has English in it: ${left.join(", ")}`, "a name to allowedWords"];
    return [{ file: file.path, key, says: `${says}. Translate it, or add ${allow} in ${ALLOW_LIST}` }];
  });
}
