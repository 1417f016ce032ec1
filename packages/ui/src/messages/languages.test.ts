import { expect, test } from "vitest";
import { ar } from "./ar/all.ts";
import { en } from "./en/all.ts";
import { fa } from "./fa/all.ts";
import { hi } from "./hi/all.ts";
import { ur } from "./ur/all.ts";

type Tree = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Each folder is a language; its `all.ts` has one name. */
const folders = import.meta.glob<Readonly<Record<string, Tree>>>("./*/all.ts", { eager: true });
const languages = Object.entries(folders).flatMap(([path, module]) =>
  Object.values(module).map((tree) => [path.replace(/^\.\/|\/all\.ts$/g, ""), tree] as const),
);
const usesLatin = (tag: string) => new Intl.Locale(tag).maximize().script === "Latn";

test("there is a folder for English and one for each further language", () => {
  expect(languages.map(([tag]) => tag)).toEqual(expect.arrayContaining(["ar", "en", "fa", "hi", "ur"]));
});

const isText = (value: unknown): value is string => typeof value === "string";

/** Each text by its path: `pagination.next`; a plural form is a text of its own. */
function texts(tree: object, path = ""): ReadonlyArray<readonly [string, string]> {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
    const at = path ? `${path}.${key}` : key;
    if (isText(value)) return [[at, value] as const];
    return typeof value === "object" && value !== null ? texts(value, at) : [];
  });
}
const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name).toSorted((a, b) => a.localeCompare(b));
const english = new Map(texts(en));
/** The English text of a key; `other` for a plural category that English does not have. */
const sourceOf = (path: string) => english.get(path) ?? english.get(path.replace(/\w+$/, "other")) ?? "";

test.each(languages)("%s has the plural categories of its language, and no others", (tag, tree) => {
  const needed = new Intl.PluralRules(tag).resolvedOptions().pluralCategories.toSorted((a, b) => a.localeCompare(b));
  const counted = Object.entries(tree).flatMap(([part, entries]) =>
    Object.entries(entries).flatMap(([key, value]) =>
      typeof value === "object" && value !== null ? [[`${part}.${key}`, Object.keys(value).toSorted()] as const] : [],
    ),
  );
  expect(counted).toEqual(counted.map(([path]) => [path, needed]));
});

test.each(languages)("%s has the placeholders of English; zero, one and two may spell out the count", (_tag, tree) => {
  const different = texts(tree).filter(([path, text]) => {
    const wanted = placeholders(sourceOf(path));
    const own = placeholders(text);
    const spelled = /\.(zero|one|two)$/.test(path) ? wanted.filter((name) => name !== "count") : wanted;
    return own.join() !== wanted.join() && own.join() !== spelled.join();
  });
  expect(different).toEqual([]);
});

test.each(languages)("%s has texts that are trimmed and not empty", (_tag, tree) => {
  expect(texts(tree).filter(([, text]) => text.trim() !== text || text === "")).toEqual([]);
});

test.each(languages.filter(([tag]) => !usesLatin(tag)))("%s is translated", (_tag, tree) => {
  const wrong = texts(tree).filter(([, text]) => /[A-Za-z]{2,}/.test(text.replaceAll(/\{\w+\}|\b(?:IP|QR)\b/g, "")));
  expect(wrong).toEqual([]);
});

test.each(languages)("%s has its parts and keys in alphabetical order", (_tag, tree) => {
  for (const entries of Object.values(tree)) expect(Object.keys(entries)).toEqual(Object.keys(entries).toSorted());
});

/** Letters and marks of other languages that look alike, native digits, Latin marks. */
const mistakes = {
  fa: [/[يكىة\u0640\u0660-\u0669\u06F0-\u06F9]/, /\p{Script=Arabic}[,;?]/u, /\u200C(?!\p{L})|(?<!\p{L})\u200C/u],
  ur: [/[يكىةه\u0640\u0660-\u0669\u06F0-\u06F9]/, /\p{Script=Arabic}[.,;?]/u],
  ar: [/[یکے\u0640\u0660-\u0669\u06F0-\u06F9]/, /\p{Script=Arabic}[,;?]/u],
  hi: [/[\u0966-\u096F]/],
} as const;

test.each([
  ["fa", fa],
  ["ur", ur],
  ["ar", ar],
  ["hi", hi],
] as const)("%s is written in its own letters and marks, with digits from values alone", (tag, tree) => {
  expect(texts(tree).filter(([, text]) => mistakes[tag].some((mistake) => mistake.test(text)))).toEqual([]);
});
