import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { type ComponentRenames, components, modules } from "../../../../codemods/src/renames.ts";
import { en } from "../../../../ui/src/messages/en/all.ts";
import { SECTIONS } from "../../../../ui/src/story/page-sections.ts";
import { importsOf } from "../../cycles/imports-of.ts";
import { at } from "../../root.ts";

/** What the source says about a component's folder, for the table of the kit. */
export interface BuiltFrom {
  /** Names that the codemods change in it. */
  readonly renames: number;
  /** Its texts in the tree of the provider. */
  readonly messages: number;
  /** Values of `data-part`. */
  readonly parts: number;
  /** Sections of its page, of those that every page has. */
  readonly sections: number;
  /** Its smallest code is a file that the check of types compiles. */
  readonly compiles: boolean;
  /** Packages that its modules import, and those that it shares with others: the overlays, the fields. */
  readonly libraries: readonly string[];
}

/** The kit that is read. */
export interface Kit {
  /** The folder of its components' folders. */
  readonly folder: string;
  /** The texts of the provider, by part. */
  readonly texts: Readonly<Record<string, object>>;
  /** What the codemods change. */
  readonly renames: {
    readonly components: Readonly<Record<string, ComponentRenames>>;
    readonly modules: Readonly<Record<string, { readonly names: Readonly<Record<string, string>> }>>;
  };
}

export const ownKit: Kit = { folder: at("packages/ui/src"), texts: en, renames: { components, modules } };

const aside = /\.(?:stories|test|fixture|keyboard|example|advice)\.|\.browser\./;
/** React and the style sheets are under every component. */
const SHARED_PACKAGES = /^(?:react|react-dom|@vanilla-extract|@baize)(?:\/|$)/;

const count = (part: Readonly<Record<string, unknown>> | undefined) => Object.keys(part ?? {}).length;
const countNested = (part: Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined) =>
  Object.values(part ?? {}).reduce((total, one) => total + count(one), 0);

const countOf = ({ props, values, inside, given, flags, adds }: ComponentRenames) =>
  count(props) + countNested(values) + countNested(inside) + countNested(given) + count(flags) + count(adds);

/** The renames of components by the name that they have now. */
function renamesOf(names: readonly string[], renames: Kit["renames"]): number {
  const now = new Map(Object.values(renames.modules).flatMap((module) => Object.entries(module.names)));
  const changed = Object.entries(renames.components).filter(([before]) => names.includes(now.get(before) ?? before));
  const moved = [...now.values()].filter((name) => names.includes(name)).length;
  return changed.reduce((total, [, one]) => total + countOf(one), moved);
}

function messagesOf(sources: readonly string[], texts: Kit["texts"]): number {
  const keys = new Set(sources.flatMap((source) => [...source.matchAll(/useMessages\("(\w+)"/g)].map(([, key = ""]) => key)));
  return [...keys].reduce((total, key) => total + Object.keys(texts[key] ?? {}).length, 0);
}

const isComponent = (folder: string) => existsSync(join(folder, `${basename(folder)}.stories.tsx`));
const packageOf = (source: string) =>
  source
    .split("/")
    .slice(0, source.startsWith("@") ? 2 : 1)
    .join("/");

/** The packages of these modules, and of the modules that they import from folders that are no components. */
function librariesOf(files: readonly string[], own: string, kit: string): string[] {
  const seen = new Set<string>();
  const found = new Set<string>();
  const look = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { kind, source } of importsOf(file, readFileSync(file, "utf8"))) {
      if (kind === "type") continue;
      if (!source.startsWith(".")) {
        if (!SHARED_PACKAGES.test(source)) found.add(packageOf(source));
        continue;
      }
      const target = resolve(dirname(file), source);
      const folder = dirname(target);
      if (folder.startsWith(kit) && /\.tsx?$/.test(target) && (folder === own || !isComponent(folder))) look(target);
    }
  };
  files.forEach(look);
  return [...found].toSorted();
}

/** Reads the folder of a component; `names` are those that its subpaths export. */
export function builtFrom(kit: Kit, folder: string, names: readonly string[]): BuiltFrom {
  const own = join(kit.folder, folder);
  const files = globSync("*.{ts,tsx}", { cwd: own })
    .filter((file) => !aside.test(file))
    .map((file) => join(own, file));
  const sources = files.map((file) => readFileSync(file, "utf8"));
  const parts = sources.flatMap((source) => [...source.matchAll(/data-part"?(?:=|: )"([\w-]+)"/g)].map(([, name]) => name));
  const page = join(own, `${folder}.mdx`);
  const headings = existsSync(page) ? readFileSync(page, "utf8").split("\n") : [];
  return {
    renames: renamesOf(names, kit.renames),
    messages: messagesOf(sources, kit.texts),
    parts: new Set(parts).size,
    sections: SECTIONS.filter((section) => headings.includes(`## ${section}`)).length,
    compiles: existsSync(join(own, `${folder}.example.tsx`)),
    libraries: librariesOf(
      files.filter((file) => !file.endsWith(".css.ts")),
      own,
      kit.folder,
    ),
  };
}
