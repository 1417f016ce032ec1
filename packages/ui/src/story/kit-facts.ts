import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Published, publishedIn } from "./published.ts";
import { mixinsUsed, neighboursOf, tokensRead } from "./tokens-read.ts";

/** Facts about a component from its source. Names are folders. */
export interface ComponentFacts {
  readonly tokens: readonly string[];
  /** Shared looks of the theme. */
  readonly mixins: readonly string[];
  /** Folders whose looks it takes. */
  readonly styledBy: readonly string[];
  readonly madeOf: readonly string[];
  readonly usedBy: readonly string[];
  /** Values of `data-component` and `data-part`. */
  readonly parts: readonly string[];
  /** How it is imported, and what it weighs; undefined for a folder without a published component. */
  readonly published: Published | undefined;
  /** The smallest code that works, of `<folder>.example.tsx`, which every check of types compiles. */
  readonly example: string | undefined;
  /** Of its page in Storybook, by the title of its stories. */
  readonly address: string | undefined;
}

const apart = new Set(["story", "theme", "fonts", "foundations", "icon"]);
const aside = /\.(stories|test|fixture|keyboard|example|advice|gen|types)\.|\.browser\./;
const unique = (list: readonly string[]) => [...new Set(list)].toSorted();

function textsIn(folder: string, belongs: (file: string) => boolean): string[] {
  return readdirSync(folder)
    .filter((file) => /\.tsx?$/.test(file) && !aside.test(file) && belongs(file))
    .map((file) => readFileSync(join(folder, file), "utf8"));
}

/** As Storybook makes it from a title. */
function addressIn(stories: string): string | undefined {
  const title = existsSync(stories) ? /title: "([^"]+)"/.exec(readFileSync(stories, "utf8"))?.[1] : undefined;
  return title && `./?path=/docs/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}--docs`;
}

/** Also of a root that the component names for a surface which it shares: `component="sheet"`. */
const partsIn = (source: string) =>
  [...source.matchAll(/\b(?:data-(?:part|component)"?|component)(?:=|: )"([\w-]+)"/g)].map(([, name = ""]) => name);
const exampleIn = (file: string) => (existsSync(file) ? readFileSync(file, "utf8").trim() : undefined);

/** Reads every folder of the kit: the docs pages take their facts from the source, so they are never stale. */
export function readKit(kit: string): Record<string, ComponentFacts> {
  const folders = readdirSync(kit, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  const sheets = new Map(folders.map((folder) => [folder, textsIn(join(kit, folder), (file) => file.endsWith(".css.ts"))]));
  const modules = new Map(folders.map((folder) => [folder, textsIn(join(kit, folder), (file) => !file.endsWith(".css.ts"))]));
  const neighbours = new Map(
    folders.map((folder) => [folder, unique((modules.get(folder) ?? []).flatMap(neighboursOf)).filter((one) => one !== folder)]),
  );
  const published = publishedIn(join(kit, "../components.json"));
  const sources = (folder: string) => modules.get(folder) ?? [];
  const isComponent = (folder: string) => !apart.has(folder) && existsSync(join(kit, folder, `${folder}.stories.tsx`));
  const factsOf = (folder: string): ComponentFacts => {
    const own = sheets.get(folder) ?? [];
    const near = neighbours.get(folder) ?? [];
    return {
      tokens: unique(own.flatMap(tokensRead)),
      mixins: unique(own.flatMap(mixinsUsed)),
      styledBy: unique([...near, ...own.flatMap(neighboursOf)]).filter(
        (one) => one !== folder && one !== "theme" && (sheets.get(one) ?? []).length > 0,
      ),
      madeOf: near.filter((one) => isComponent(one) || one === "icon"),
      usedBy: folders.filter((one) => isComponent(one) && (neighbours.get(one) ?? []).includes(folder)),
      parts: unique(sources(folder).flatMap(partsIn)),
      published: published.get(folder),
      example: exampleIn(join(kit, folder, `${folder}.example.tsx`)),
      address: existsSync(join(kit, folder, `${folder}.mdx`)) ? addressIn(join(kit, folder, `${folder}.stories.tsx`)) : undefined,
    };
  };
  return Object.fromEntries(folders.map((folder) => [folder, factsOf(folder)]));
}
