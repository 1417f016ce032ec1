import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type LanguageRow, LANGUAGES } from "../languages.ts";
import { usedByCode } from "./allowed.ts";
import { keyProblems, namespaceProblems, pluralProblems, tagProblems } from "./keys.ts";
import { parseFile } from "./parse-file.ts";
import { placeholderProblems } from "./placeholders.ts";
import { bases } from "./plural.ts";
import type { MessageFile, Problem } from "./problem.ts";
import { type SourceFile, unknownProblems, unusedProblems, usesOf } from "./source.ts";
import { untranslatedProblems } from "./untranslated.ts";

export interface Places {
  /** The folder that holds one folder a language. */
  readonly locales: string;
  /** The name of that folder in the output. */
  readonly shown: string;
  readonly namespaces: readonly string[];
  readonly sources: readonly SourceFile[];
  /** Namespaces that other sources use: the server's texts are not used by the site, nor the site's by the server. */
  readonly apart?: { readonly namespaces: readonly string[]; readonly sources: readonly SourceFile[] };
  /** The language table, where it is not that of the product. */
  readonly rows?: readonly LanguageRow[];
  /** Where the kit's own texts are, and the languages that have them: they are part of every page, and are marked nowhere. */
  readonly kit?: { readonly shown: string; readonly tags: readonly string[] };
}

export interface Report {
  readonly problems: readonly Problem[];
  /** Each language, with how many of English's files it has. */
  readonly languages: ReadonlyArray<{ readonly tag: string; readonly files: number; readonly all: number }>;
  /** Texts of all languages. */
  readonly texts: number;
}

interface Read {
  readonly files: readonly MessageFile[];
  readonly problems: readonly Problem[];
}

/** The list by which the build finds the messages of a folder. */
const FILE_LIST = "files.ts";
const NOTHING = { namespaces: [], sources: [] };

const names = (folder: string) => readdirSync(folder).toSorted();

function readLanguage(tag: string, places: Places): Read {
  const { locales, shown, namespaces, apart = NOTHING } = places;
  const path = `${shown}/${tag}`;
  const inside = names(join(locales, tag));
  const found = inside.filter((name) => name !== FILE_LIST).map((name) => name.replace(/\.json$/, ""));
  const read = found.map((namespace) => {
    const file = `${path}/${namespace}.json`;
    const { messages, problems } = parseFile(file, readFileSync(join(locales, tag, `${namespace}.json`), "utf8"));
    return { file: { tag, namespace, path: file, messages }, problems };
  });
  return {
    files: read.map((each) => each.file),
    problems: [
      ...tagProblems(tag, path),
      ...unbuiltProblems(path, inside),
      ...kitProblems(tag, path, places),
      ...namespaceProblems({ tag, path, has: found, english: [...namespaces, ...apart.namespaces] }),
      ...read.flatMap((each) => each.problems),
    ],
  };
}

function compare(file: MessageFile, english: readonly MessageFile[]): Problem[] {
  const source = english.find((each) => each.namespace === file.namespace);
  if (!source) return [];
  const rules = [keyProblems, pluralProblems, placeholderProblems, untranslatedProblems];
  return rules.flatMap((rule) => rule(file, source));
}

/** A language whose messages the site's build would leave out, so that it would be shown in English. */
const unbuiltProblems = (path: string, has: readonly string[]): Problem[] =>
  has.includes(FILE_LIST)
    ? []
    : [{ file: path, says: `is not in the site's build. Copy ${FILE_LIST} from the folder of English` }];

/** A language whose visitors would read the kit's texts in another, unmarked. */
const kitProblems = (tag: string, path: string, { kit }: Places): Problem[] =>
  !kit || kit.tags.includes(tag)
    ? []
    : [{ file: path, says: `has no texts of the kit. Copy ${kit.shown}/en to ${kit.shown}/${tag} and translate it` }];

/** A partial language without a folder, all of which would be shown in a fallback. */
const folderProblems = (tags: readonly string[], shown: string, rows: readonly LanguageRow[]): Problem[] =>
  rows
    .filter(({ tag, namespaces }) => namespaces && !tags.includes(tag))
    .map(({ tag }) => ({ file: `${shown}/${tag}`, says: `is missing, and the row of "${tag}" declares namespaces` }));

/** Checks every rule for every language. Reads the messages from disk, as the build does. */
export function run(places: Places): Report {
  const tags = names(places.locales);
  const read = tags.map((tag) => readLanguage(tag, places));
  const files = read.flatMap((each) => each.files);
  const english = files.filter((file) => file.tag === "en");
  const keys = english.flatMap((file) =>
    [...bases(file.messages)].map((key) => ({ namespace: file.namespace, key, path: file.path })),
  );
  const { namespaces: others, sources: otherSources } = places.apart ?? NOTHING;
  const isApart = ({ namespace }: { namespace: string }) => others.includes(namespace);
  const uses = usesOf(places.sources);
  const known = new Map(english.map((file) => [file.namespace, bases(file.messages)] as const));
  const problems = [
    ...folderProblems(tags, places.shown, places.rows ?? LANGUAGES),
    ...read.flatMap((each) => each.problems),
    ...files.flatMap((file) => compare(file, english)),
    ...unusedProblems(
      keys.filter((key) => !isApart(key)),
      uses,
      usedByCode,
    ),
    ...unusedProblems(keys.filter(isApart), usesOf(otherSources), usedByCode),
    ...unknownProblems(uses, known),
  ];
  const languages = tags.map((tag) => ({ tag, files: files.filter((file) => file.tag === tag).length, all: english.length }));
  const texts = files.reduce((sum, file) => sum + bases(file.messages).size, 0);
  return { problems, languages, texts };
}
