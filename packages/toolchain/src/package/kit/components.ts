import { existsSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../../root.ts";
import type { Size, Sizes } from "../sizes.ts";
import { type Entry, entriesOf, manifestOf, subjects } from "../subjects.ts";
import { kitNotes, type Note, notesNaming } from "./changes.ts";
import { type Described, describe, type Prop } from "./docgen.ts";
import { docsAddress, type Stories, storiesOf } from "./stories.ts";

interface Key {
  readonly keys: string;
  readonly rtlKeys?: string;
  readonly does: string;
}
export interface Component {
  readonly name: string;
  readonly import: string;
  readonly group: string;
  readonly does: string;
  /** The version that brought it: `@since` in its comment, else the first one. */
  readonly since: string;
  /** `ready`: has stories and a page. `undocumented`: has stories alone. */
  readonly status: "ready" | "undocumented";
  readonly accessibility: {
    readonly standard: "WCAG 2.2 AA";
    /**
     * What `npm test` proves: every story passes all ten gates (docs/decisions/0003), axe in both themes and directions among
     * them.
     */
    readonly audit: "every story" | "some stories";
    /** `tested`: a story runs the table below, in both directions where keys depend on it. */
    readonly keyboard: "tested" | "tested in both directions" | "as its element";
  };
  readonly props: readonly Prop[];
  /** Other components that the same subpath exports. */
  readonly others?: readonly Described[];
  readonly stories: readonly string[];
  readonly keyboard: readonly Key[];
  /** Changes that name it, by the changesets and the changelog. */
  readonly changes?: readonly Note[];
  readonly docs?: { readonly file: string; readonly address: string };
  readonly size?: Size;
}

const ui = subjects[1];
const sinceTag = /\s*@since (\d+\.\d+\.\d+)/;
// A folder's own component, and one beside it that has a subpath of its own: Sparkline in `chart/`.
const isComponent = ({ subpath, source }: Entry) => subpath !== "." && source.endsWith(".tsx");
const pascal = (name: string) => name.replaceAll(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());

/** A keyboard table is typed data; lint and stories check its form. */
async function loadTable(file: string): Promise<{ readonly keyboard?: readonly Key[] }> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
  return (await import(pathToFileURL(file).href)) as { readonly keyboard?: readonly Key[] };
}

async function loadKeyboard(file: string): Promise<readonly Key[]> {
  if (!existsSync(file)) return [];
  return (await loadTable(file)).keyboard ?? [];
}

function accessibilityOf(stories: Stories, keyboard: readonly Key[]): Component["accessibility"] {
  const audit = stories.unaudited ? "some stories" : "every story";
  const both = stories.bothWays ? "tested in both directions" : "tested";
  return { standard: "WCAG 2.2 AA", audit, keyboard: keyboard.length > 0 ? both : "as its element" };
}

/** A sibling of a folder's own component has stories of its own or among its family's; the page is the family's. */
function filesOf({ subpath, source }: Entry): { readonly name: string; readonly stem: string; readonly family: string } {
  const folder = dirname(source);
  const family = join(folder, basename(folder));
  const own = subpath.split("/").length === 2 ? family : source.slice(0, -".tsx".length);
  return { name: pascal(basename(own)), stem: existsSync(`${own}.stories.tsx`) ? own : family, family };
}

function docsOf(family: string): Component["docs"] {
  const stories = storiesOf(`${family}.stories.tsx`);
  if (!stories || !existsSync(`${family}.mdx`)) return undefined;
  return { file: relative(root, `${family}.mdx`).replaceAll("\\", "/"), address: docsAddress(stories.title) };
}

async function loadComponent(entry: Entry, size: Size | undefined, notes: readonly Note[]): Promise<Component | undefined> {
  const { name, stem, family } = filesOf(entry);
  const described = describe(entry.source);
  const main = described.find((one) => one.name.toLowerCase() === name.toLowerCase()) ?? described[0];
  if (!main) return undefined;
  const stories = storiesOf(`${stem}.stories.tsx`);
  if (!stories) throw new Error(`${entry.subpath} has no stories: write some, or take the subpath out of package.json.`);
  const [group = ""] = stories.title.split("/");
  const keyboard = await loadKeyboard(`${stem}.keyboard.ts`);
  const docs = docsOf(family);
  const others = described.filter((one) => one !== main);
  const changes = notesNaming(
    notes,
    described.map((one) => one.name),
  );
  return {
    name: main.name,
    import: `${ui.name}/${entry.subpath.slice(2)}`,
    group,
    does: main.does.replace(sinceTag, ""),
    since: sinceTag.exec(main.does)?.[1] ?? "0.1.0",
    status: docs ? "ready" : "undocumented",
    accessibility: accessibilityOf(stories, keyboard),
    props: main.props,
    others: others.length > 0 ? others : undefined,
    stories: stories.names,
    keyboard,
    changes: changes.length > 0 ? changes : undefined,
    docs,
    size,
  };
}

/** Every component of the kit as data, from its folder: code, stories, keyboard table, page, and the table of sizes. */
export async function components(sizes: Sizes): Promise<readonly Component[]> {
  const found: Component[] = [];
  const notes = kitNotes();
  for (const entry of entriesOf(ui).filter(isComponent)) {
    const component = await loadComponent(entry, sizes[entry.subpath], notes);
    if (component) found.push(component);
  }
  return found;
}

export const uiVersion = () => manifestOf(ui).version;
