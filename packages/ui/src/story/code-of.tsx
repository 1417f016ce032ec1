import { DocsContext, Source } from "@storybook/addon-docs/blocks";
import { useContext, useState } from "react";
import { kit } from "virtual:kit-facts";
import * as drawings from "../icon/art.gen.ts";
import { contextOf, type DocsStory } from "./docs-story.ts";
import { type Names, printCode } from "./print-code.ts";

const words = { code: "Code" };
const arts = new Map<unknown, string>(Object.entries(drawings).map(([name, art]) => [art, name]));
const imports = new Map(
  Object.values(kit).flatMap(({ published }) =>
    published ? published.names.map((name) => [name, published.import] as const) : [],
  ),
);

/** Where Storybook has what is known about a component. */
const docgen = "__docgenInfo";
interface Documented {
  readonly [docgen]?: { readonly displayName?: string; readonly props?: Readonly<Record<string, unknown>> };
}
const isDocumented = (type: unknown): type is Documented =>
  (typeof type === "function" || (typeof type === "object" && type !== null)) && docgen in type;

const names: Names = {
  componentOf: (type) => {
    const { displayName, props = {} } = (isDocumented(type) && type[docgen]) || {};
    return displayName ? { name: displayName, props: new Set(Object.keys(props)) } : undefined;
  },
  importOf: (name) => imports.get(name),
  artOf: (value) => arts.get(value),
};

/** What a person copies to have the same: shown only where it runs by itself. */
export function CodeOf({ story }: { story: DocsStory }) {
  const context = useContext(DocsContext);
  const [isOpen, setOpen] = useState(false);
  const code = printCode(story.undecoratedStoryFn(contextOf(context, story)), names);
  if (!code) return null;
  return (
    <details className="docs-code" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.code}</summary>
      {isOpen ? <Source language="tsx" dark code={code} /> : null}
    </details>
  );
}
