import { ALLOW_LIST } from "./allowed.ts";
import type { Problem } from "./problem.ts";

/** The messages that one file of the site uses. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:"'`\w])\/\/[^\n]*/g;
// On one line: the text between two templates is not a string.
const PLAIN = /"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`([^`$\\\n]*)`/g;
const TEMPLATE = /`((?:[^`\\]|\\.)*\$\{(?:[^`\\]|\\.)*)`/g;
const HOOK = /useTranslation\(\s*\[?\s*("[^"]*")?/g;
const CALL = /(?<![\w.])t\(\s*"([^"]+)"|i18nKey="([^"]+)"/g;

export interface Uses {
  readonly literals: ReadonlySet<string>;
  /** Composed keys, with the namespaces that they may belong to; any namespace, where the file names none. */
  readonly templates: ReadonlyArray<{ readonly makes: RegExp; readonly namespaces: readonly string[] | undefined }>;
  /** Keys that are certainly used, with the namespaces that they may belong to. */
  readonly calls: ReadonlyArray<{ readonly key: string; readonly namespaces: readonly string[]; readonly path: string }>;
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const first = (match: RegExpMatchArray) => match.slice(1).find((group) => group !== undefined) ?? "";

/** A template literal as the pattern of its possible keys. */
function pattern(template: string): RegExp | undefined {
  const parts = template.split(/\$\{[^}]*\}/);
  // A template of values alone could be any key.
  return parts.join("").length < 3 ? undefined : new RegExp(`^${parts.map(escaped).join("[^:]+")}$`);
}

/** The namespaces of a key without one: the first one that each hook of the file names. */
function namespacesOf(text: string): string[] | undefined {
  const hooks = [...text.matchAll(HOOK)].map((match) => match[1]?.slice(1, -1) ?? "common");
  return hooks.length > 0 ? [...new Set(hooks)] : undefined;
}

/** Every string of the source that could be a key, and every certain use. */
export function usesOf(files: readonly SourceFile[]): Uses {
  const literals = new Set<string>();
  const templates: Array<{ makes: RegExp; namespaces: readonly string[] | undefined }> = [];
  const calls: Array<{ key: string; namespaces: readonly string[]; path: string }> = [];
  for (const { path, text } of files) {
    const code = text.replaceAll(COMMENT, "");
    // Once more without templates: otherwise the text between two of them would look like a string.
    for (const whole of [code, code.replaceAll(TEMPLATE, "")])
      for (const match of whole.matchAll(PLAIN)) literals.add(first(match));
    const namespaces = namespacesOf(code);
    for (const match of code.matchAll(TEMPLATE)) {
      const makes = pattern(first(match));
      if (makes) templates.push({ makes, namespaces });
    }
    for (const match of code.matchAll(CALL)) calls.push({ key: first(match), namespaces: namespaces ?? ["common"], path });
  }
  return { literals, templates, calls };
}

/** Unused keys. */
export function unusedProblems(
  keys: ReadonlyArray<{ namespace: string; key: string; path: string }>,
  { literals, templates }: Uses,
  byCode: readonly RegExp[],
): Problem[] {
  const used = ({ namespace, key }: { namespace: string; key: string }) => {
    const full = `${namespace}:${key}`;
    if (literals.has(full) || literals.has(key) || byCode.some((each) => each.test(full))) return true;
    return templates.some(
      ({ makes, namespaces }) => makes.test(full) || ((namespaces?.includes(namespace) ?? true) && makes.test(key)),
    );
  };
  const says = `is used nowhere. Remove it, or add it to usedByCode in ${ALLOW_LIST} if answers of the server name it`;
  return keys.filter((each) => !used(each)).map(({ key, path }) => ({ file: path, key, says }));
}

/** Keys that are used and do not exist. */
export function unknownProblems({ calls }: Uses, keys: ReadonlyMap<string, ReadonlySet<string>>): Problem[] {
  const known = (key: string, namespaces: readonly string[]) => {
    const at = key.indexOf(":");
    if (at > 0) return keys.get(key.slice(0, at))?.has(key.slice(at + 1)) ?? false;
    return namespaces.some((namespace) => keys.get(namespace)?.has(key));
  };
  return calls
    .filter(({ key, namespaces }) => !known(key, namespaces))
    .map(({ key, path }) => ({ file: path, key, says: "is asked for here and is in no English message file" }));
}
