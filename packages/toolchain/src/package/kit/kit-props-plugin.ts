import { globSync } from "node:fs";
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
const resolved = `\0${id}`;

/** By folder: the components that its subpaths export, and the types and functions that a person meets with them. */
export function readProps(): Readonly<Record<string, KitProps>> {
  const { components } = readOwnJson<{ readonly components: readonly Component[] }>(at("packages/ui/components.json"));
  const entries = entriesOf(subjects[1]);
  const sources = new Set(entries.map(({ source }) => source));
  const byFolder = Object.groupBy(components, ({ import: path }) => path.split("/")[2] ?? "");
  const folders = globSync("packages/ui/src/*/*.mdx", { cwd: at("") }).map((file) => basename(dirname(file)));
  return Object.fromEntries(
    folders.map((folder) => {
      const own = (byFolder[folder] ?? []).flatMap(({ others = [], ...one }) => [
        one,
        ...others.map((other) => ({ ...other, import: one.import })),
      ]);
      const all = namedTypes(at(`packages/ui/src/${folder}`), (file) => sources.has(file)).filter(
        ({ name }) => !name.endsWith("Props"),
      );
      const functions = all.filter(({ kind }) => kind === "function");
      const texts = own.flatMap(({ props }) => props.map(({ type }) => type));
      const types = [...functions, ...reachable(all, [...texts, ...functions.map(({ text }) => text)])];
      return [
        folder,
        {
          components: own.map(({ name, does, props, import: path }) => ({ name, does, props, import: path })),
          types: [...new Set(types)],
        },
      ];
    }),
  );
}

/** Gives the docs pages `virtual:kit-props`. */
export function kitProps() {
  return {
    name: "baize-kit-props",
    resolveId: (wanted: string) => (wanted === id ? resolved : undefined),
    load: (wanted: string) => (wanted === resolved ? `export const props = ${JSON.stringify(readProps())};` : undefined),
  };
}
