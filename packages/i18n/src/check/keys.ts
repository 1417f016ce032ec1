import { languageByTag } from "../languages.ts";
import { SHELL_NAMESPACES } from "../messages.ts";
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

/**
 * A language has every namespace that English has, or those that its row declares, and no other. A partial language declares at
 * least the shell's.
 */
export function namespaceProblems(
  tag: string,
  path: string,
  has: readonly string[],
  english: readonly string[],
  declared: readonly string[] = languageByTag(tag)?.namespaces ?? english,
): Problem[] {
  const isPartial = declared !== english;
  const needed = [...new Set([...(isPartial ? SHELL_NAMESPACES : []), ...declared])];
  const file = (name: string) => `${path}/${name}.json`;
  const unknown = isPartial
    ? `is not among the namespaces that the row of "${tag}" declares in packages/i18n/src/languages.ts`
    : `is no namespace of English${tag === "en" ? ": add its import and row to packages/i18n/src/messages.ts" : ""}`;
  const absent = isPartial
    ? "is missing"
    : `is missing; for a part of a language, list the files that are ready as namespaces of "${tag}" in packages/i18n/src/languages.ts`;
  return [
    ...needed.filter((name) => !has.includes(name)).map((name) => ({ file: file(name), says: absent })),
    ...has
      .filter((name) => !needed.includes(name) || !english.includes(name))
      .map((name) => ({ file: file(name), says: unknown })),
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
