import { languageByTag } from "../languages.ts";
import { UNMARKED_NAMESPACES } from "../messages.ts";
import { SERVER_NAMESPACES } from "../server-messages.ts";
import { bases, plurals } from "./plural.ts";
import type { MessageFile, Problem } from "./problem.ts";

/** The folder is a language of the table, by its canonical BCP 47 tag. */
export function tagProblems(tag: string, path: string): Problem[] {
  try {
    if (Intl.getCanonicalLocales(tag)[0] !== tag) return [{ file: path, says: `"${tag}" is not the canonical BCP 47 tag` }];
  } catch {
    return [{ file: path, says: `"${tag}" is no BCP 47 tag` }];
  }
  return languageByTag(tag) ? [] : [{ file: path, says: `"${tag}" is no row of the language table` }];
}

interface Folder {
  readonly tag: string;
  readonly path: string;
  /** The namespaces that it has. */
  readonly has: readonly string[];
  readonly english: readonly string[];
}

const TABLE = "packages/i18n/src/languages.ts";

/** A language has every namespace that English has, or those that its row declares, and no other. */
export function namespaceProblems(folder: Folder, declared = languageByTag(folder.tag)?.namespaces): Problem[] {
  return declared ? partialProblems(folder, declared) : wholeProblems(folder);
}

const without = (list: readonly string[], other: readonly string[]) => list.filter((name) => !other.includes(name));

function wholeProblems({ tag, path, has, english }: Folder): Problem[] {
  const absent = `is missing; for a part of a language, list the files that are ready as namespaces of "${tag}" in ${TABLE}`;
  const unknown = `is no namespace of English${tag === "en" ? ": add its import and row to packages/i18n/src/messages.ts" : ""}`;
  return [
    ...without(english, has).map((name) => ({ file: `${path}/${name}.json`, says: absent })),
    ...without(has, english).map((name) => ({ file: `${path}/${name}.json`, says: unknown })),
  ];
}

const serverNamespaces = SERVER_NAMESPACES.map((name) => `"${name}"`).join(" and ");

/** Each mistake gets one message: a name that English lacks is not missing as a file too. */
function partialProblems({ tag, path, has, english }: Folder, declared: readonly string[]): Problem[] {
  const undeclared = without(UNMARKED_NAMESPACES, declared);
  const ofServer = declared.filter((name) => SERVER_NAMESPACES.some((known) => known === name));
  const row = (says: string) => ({ file: TABLE, key: tag, says });
  const file = (name: string, says: string) => ({ file: `${path}/${name}.json`, says });
  return [
    ...undeclared.map((name) => row(`its namespaces lack "${name}", whose texts are on every page`)),
    ...without(declared, english).map((name) => row(`its namespaces have "${name}", which is no namespace of English`)),
    ...(ofServer.length === 1
      ? [row(`its namespaces have "${ofServer.join()}" alone: the server reads ${serverNamespaces} together`)]
      : []),
    ...without(declared, has)
      .filter((name) => english.includes(name))
      .map((name) => file(name, `is missing, and the row of "${tag}" declares it in ${TABLE}`)),
    ...without(has, [...declared, ...undeclared]).map((name) =>
      file(name, `is not among the namespaces that the row of "${tag}" declares in ${TABLE}`),
    ),
  ];
}

/** No missing and no unknown key, plurals by their base. */
export function keyProblems(file: MessageFile, english: MessageFile): Problem[] {
  const own = bases(file.messages);
  const source = bases(english.messages);
  return [
    ...[...source].filter((key) => !own.has(key)).map((key) => ({ file: file.path, key, says: "is missing" })),
    ...[...own].filter((key) => !source.has(key)).map((key) => ({ file: file.path, key, says: "is not in English" })),
  ];
}

/** Exactly the categories that `Intl.PluralRules` names for the language (the table holds them). */
export function pluralProblems(file: MessageFile, english: MessageFile): Problem[] {
  const needed = languageByTag(file.tag)?.plurals ?? [];
  const own = plurals(file.messages);
  const found: Problem[] = [];
  for (const base of plurals(english.messages).keys()) {
    const has = own.get(base) ?? new Set();
    if (base in file.messages)
      found.push({ file: file.path, key: base, says: "counts in English, so it needs plural categories" });
    for (const category of needed) {
      if (!has.has(category))
        found.push({ file: file.path, key: `${base}_${category}`, says: "is missing: the language counts so" });
    }
  }
  for (const [base, has] of own) {
    const extra = [...has].filter((category) => !needed.includes(category));
    found.push(
      ...extra.map((category) => ({ file: file.path, key: `${base}_${category}`, says: "is no category of the language" })),
    );
  }
  return found;
}
