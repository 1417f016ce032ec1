import { existsSync, readFileSync } from "node:fs";

export interface Stories {
  /** The title in Storybook: `Actions/Button`. */
  readonly title: string;
  readonly names: readonly string[];
  /** Also run from right to left, because their keys depend on it. */
  readonly bothWays: boolean;
  readonly unaudited: boolean;
}

const titleLine = /title: "([^"]+)"/;
const exported = /^export const (\w+)(?:: Story|\s*=)/gm;

/** The data of a stories file; undefined where there is none. */
export function storiesOf(file: string): Stories | undefined {
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, "utf8");
  return {
    title: titleLine.exec(text)?.[1] ?? "",
    names: [...text.matchAll(exported)].flatMap(([, name]) => name ?? []),
    bothWays: /tags: \[[^\]]*"keyboard"/.test(text),
    unaudited: /audit: "off"/.test(text),
  };
}

/** The id of a story, made from its title as Storybook does. */
export const docsAddress = (title: string) =>
  `?path=/docs/${title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")}--docs`;
