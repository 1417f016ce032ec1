import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { at } from "../../root.ts";
import { readOwnJson } from "../json.ts";
import { entriesOf, subjects } from "../subjects.ts";
import type { Component } from "./components.ts";
import type { Described } from "./docgen.ts";
import { type NamedType, namedTypes, reachable } from "./named-types.ts";

/** What the props tables of a page show. */
export interface KitProps {
  readonly components: readonly (Described & { readonly import: string })[];
  readonly types: readonly NamedType[];
}

const id = "virtual:kit-props";
const resolvedId = `\0${id}`;

/** Every page explains the texts of a component in a section of its own. */
const EXPLAINED_ELSEWHERE = new Set(["messages"]);

interface Import {
  readonly from: string;
  readonly name: string;
}

/** What the files of a folder import from other folders of the kit. */
function importsOf(folder: string): readonly Import[] {
  return globSync(`packages/ui/src/${folder}/*.{ts,tsx}`, { cwd: at("") })
    .flatMap((file) => [...readFileSync(at(file), "utf8").matchAll(/import (?:type )?\{([^}]+)\} from "\.\.\/([\w-]+)\//g)])
    .flatMap(([, names = "", from = ""]) => names.split(",").map((name) => ({ from, name: name.replace("type ", "").trim() })))
    .filter(({ from }) => !EXPLAINED_ELSEWHERE.has(from));
}

/** The types of other folders that the props of a folder may name: those that it imports, and those of the props that it extends. */
function borrowedTypes(folder: string, typesIn: (folder: string) => readonly NamedType[], named: string): readonly NamedType[] {
  const own = importsOf(folder);
  const bases = new Set(own.flatMap(({ from, name }) => (name.endsWith("Props") ? [from] : [])));
  const inherited = [...bases].flatMap((base) => [
    ...typesIn(base).map(({ name }) => ({ from: base, name })),
    ...importsOf(base),
  ]);
  // A prop may be written as what an imported type means: the types in it are that file's.
  const meant = own.flatMap(({ from, name }) => reachable(typesIn(from), [name]).map((type) => ({ from, name: type.name })));
  const met = [...own, ...inherited, ...meant].filter(({ name }) => new RegExp(`\\b${name}\\b`).test(named));
  return Object.entries(Object.groupBy(met, ({ from }) => from)).flatMap(([from, imports = []]) =>
    reachable(
      typesIn(from).filter(({ kind }) => kind !== "function"),
      imports.map(({ name }) => name),
    ),
  );
}

/** By folder: the components that its subpaths export, and the types and functions that a person meets with them. */
export function readProps(): Readonly<Record<string, KitProps>> {
  const { components } = readOwnJson<{ readonly components: readonly Component[] }>(at("packages/ui/components.json"));
  const sources = new Set(entriesOf(subjects[1]).map(({ source }) => source));
  const described = components.flatMap(({ others = [], ...one }) => [
    one,
    ...others.map((other) => ({ ...other, import: one.import })),
  ]);
  const byFolder = Object.groupBy(described, ({ import: path }) => path.split("/")[2] ?? "");
  const folders = globSync("packages/ui/src/*/*.mdx", { cwd: at("") }).map((file) => basename(dirname(file)));
  const read = new Map<string, readonly NamedType[]>();
  const typesIn = (folder: string) => {
    const types = read.get(folder) ?? namedTypes(at(`packages/ui/src/${folder}`), (file) => sources.has(file));
    read.set(folder, types);
    return types.filter(({ name }) => !name.endsWith("Props"));
  };
  return Object.fromEntries(
    folders.map((folder) => {
      const own = (byFolder[folder] ?? []).map(({ name, does, props, import: path }) => ({ name, does, props, import: path }));
      const all = typesIn(folder);
      const functions = all.filter(({ kind }) => kind === "function");
      const texts = own.flatMap(({ props }) => props.map(({ type }) => type));
      const types = [...functions, ...reachable(all, [...texts, ...functions.map(({ text }) => text)])];
      const named = [...texts, ...types.flatMap(({ text, members }) => [text, ...members.map(({ type }) => type)])].join(" ");
      return [folder, { components: own, types: [...new Set([...types, ...borrowedTypes(folder, typesIn, named)])] }];
    }),
  );
}

/** Gives the docs pages `virtual:kit-props`. */
export function kitProps() {
  return {
    name: "baize-kit-props",
    resolveId: (wanted: string) => (wanted === id ? resolvedId : undefined),
    // A browser reads a long text of JSON faster than the same as code.
    load: (wanted: string) =>
      wanted === resolvedId ? `export const props = JSON.parse(${JSON.stringify(JSON.stringify(readProps()))});` : undefined,
  };
}
