import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createElement, type ElementType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { initialGlobals } from "../../../../../.storybook/globals.ts";
import * as drawings from "../../../../ui/src/icon/art.gen.ts";
import { type Names, printCode } from "../../../../ui/src/story/print-code.ts";
import { at } from "../../root.ts";
import { readOwnJson } from "../json.ts";
import type { Component } from "../kit/components.ts";
import type { Copied } from "./copied.ts";

type Args = Readonly<Record<string, unknown>>;
interface Told {
  readonly args?: Args;
  readonly globals?: Args;
  readonly render?: (args: Args, context: { readonly args: Args; readonly globals: Args }) => unknown;
}
/** A file of stories, as far as drawing one of them needs it. */
interface StoryFile {
  readonly default: Told & { readonly component?: ElementType };
  readonly [name: string]: Told;
}

const modules = import.meta.glob<Readonly<Record<string, unknown>>>([
  "../../../../ui/src/*/*.tsx",
  "!**/*.{stories,test,browser.test,fixture,example,advice}.tsx",
  "!**/{story,foundations}/**",
]);
const storyFiles = import.meta.glob<StoryFile>(["../../../../ui/src/*/*.stories.tsx", "!**/foundations/**"]);
const kit = at("packages/ui/src");

/** What a docs page knows about the kit, from the published list: Storybook reads the same from the source. */
async function loadNames(): Promise<Names> {
  const { components } = readOwnJson<{ readonly components: readonly Component[] }>(at("packages/ui/components.json"));
  const known = new Map<unknown, { readonly name: string; readonly props: ReadonlySet<string> }>();
  const imports = new Map<string, string>();
  for (const { others = [], ...own } of components) {
    const [, , folder = "", deeper] = own.import.split("/");
    const load = deeper === undefined ? modules[`../../../../ui/src/${folder}/${folder}.tsx`] : undefined;
    if (!load) continue;
    const exported = await load();
    for (const { name, props } of [own, ...others]) {
      known.set(exported[name], { name, props: new Set(props.map((prop) => prop.name)) });
      imports.set(name, own.import);
    }
  }
  const arts = new Map<unknown, string>(Object.entries(drawings).map(([name, art]) => [art, name]));
  return {
    componentOf: (type) => known.get(type),
    importOf: (name) => imports.get(name),
    artOf: (value) => arts.get(value),
  };
}

/** The stories that a page shows, each of which has its code under it, by their file. */
function storiesOn(page: string): readonly { readonly file: string; readonly name: string }[] {
  const files = new Map(
    [...page.matchAll(/import \* as (\w+) from "\.\/([\w.-]+)"/g)].map(([, local = "", file = ""]) => [local, file]),
  );
  return [...page.matchAll(/<(?:Canvas|Playground) of=\{(\w+)\.(\w+)\}/g)].map(([, local = "", name = ""]) => ({
    file: files.get(local) ?? "",
    name,
  }));
}

/** The code under a story, printed while React draws: what it draws may use hooks. */
function codeOf({ default: meta, ...stories }: StoryFile, name: string, names: Names): string | undefined {
  const story = stories[name];
  const args = { ...meta.args, ...story?.args };
  const globals = { ...initialGlobals, ...meta.globals, ...story?.globals };
  const draw = story?.render ?? meta.render ?? (() => meta.component && createElement(meta.component, args));
  let code: string | undefined;
  renderToStaticMarkup(
    createElement(() => {
      code = printCode(draw(args, { args, globals }), names);
      return null;
    }),
  );
  return code;
}

/** The code under each story of the kit's pages that has one. */
export async function printedCodes(): Promise<readonly Copied[]> {
  const names = await loadNames();
  const found: Copied[] = [];
  for (const page of globSync("*/*.mdx", { cwd: kit }).toSorted()) {
    for (const { file, name } of storiesOn(readFileSync(join(kit, page), "utf8"))) {
      const stories = await storyFiles[`../../../../ui/src/${dirname(page)}/${file}`]?.();
      const code = stories && codeOf(stories, name, names);
      if (code !== undefined) found.push({ place: `${page}: ${name}`, code });
    }
  }
  return found;
}
