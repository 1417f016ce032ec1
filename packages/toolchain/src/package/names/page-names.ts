import { globSync } from "node:fs";
import { join } from "node:path";
import type { Node } from "oxc-parser";
import type { PublicNames } from "./declared-names.ts";

/** What the pages may name, and what they could name by mistake. */
export interface PageNames {
  /** Subpath, as written after the package's name → its exports. */
  readonly subpaths: ReadonlyMap<string, ReadonlySet<string>>;
  /** Names of exports that only the package's own modules can import. */
  readonly internal: ReadonlySet<string>;
}

const membersOf = (node: Node): readonly string[] =>
  node.type !== "TSInterfaceDeclaration"
    ? []
    : node.body.body.flatMap((member) =>
        (member.type === "TSPropertySignature" || member.type === "TSMethodSignature") && member.key.type === "Identifier"
          ? [member.key.name]
          : [],
      );

/** From the declaration files of a built package. A name that is also a member of a type is no sign of an internal export. */
export function pageNames(folder: string, { open, entries }: PublicNames): PageNames {
  const subpaths = new Map([...entries].map(([subpath, names]) => [subpath.slice(2), new Set(names.keys())] as const));
  const known = new Set([...subpaths.values()].flatMap((names) => [...names]));
  const modules = globSync("**/*.d.ts", { cwd: folder }).map((file) => open(join(folder, file)));
  for (const { declared } of modules)
    for (const node of [...declared.values()].flat()) for (const member of membersOf(node)) known.add(member);
  const internal = modules.flatMap(({ exported }) => [...exported.keys()].filter((name) => !known.has(name)));
  return { subpaths, internal: new Set(internal) };
}

const importLine = /import (?:type )?\{([^}]*)\} from "@baize\/ui\/([^"]+)"/g;
const mention = /@baize\/ui\/([\w./-]*\w)(?![\w/…*])/g;
const inlineCode = /`<?(use[A-Z]\w*|[A-Z][a-z]\w*)[^`]*`|`(\w+)\([^`]*`/g;
const nameIn = (specifier: string) => (specifier.replace(/^\s*type /, "").split(" as ")[0] ?? "").trim();

/** What a page names and a reader cannot import. */
export function pageProblems(page: string, text: string, { subpaths, internal }: PageNames): readonly string[] {
  const missing = [...text.matchAll(importLine)].flatMap(([, names = "", subpath = ""]) =>
    names
      .split(",")
      .map(nameIn)
      .filter((name) => name && subpaths.get(subpath)?.has(name) === false)
      .map((name) => `${page} imports ${name}, which ${subpath} does not export`),
  );
  const unknown = [...text.matchAll(mention)]
    .map(([, subpath = ""]) => subpath)
    .filter((subpath) => !subpaths.has(subpath) && !subpath.endsWith(".json"))
    .map((subpath) => `${page} names ${subpath}, which is no subpath`);
  const hidden = [...text.matchAll(inlineCode)]
    .map(([, named, called]) => named ?? called ?? "")
    .filter((name) => internal.has(name))
    .map((name) => `${page} names ${name}, which no subpath exports`);
  return [...new Set([...missing, ...unknown, ...hidden])];
}
