import { globSync, readFileSync } from "node:fs";
import { basename, dirname, relative } from "node:path";
import { storiesOf } from "../package/kit/stories.ts";
import { at, root } from "../root.ts";

const patterns = ["packages/ui/src/*/*.stories.tsx", "apps/site/stories/**/*.stories.tsx", ".storybook/*/*.stories.tsx"];
/** A brand is data: its story is a test too, and no part of the kit that the report counts. */
const exclude = [".storybook/brands/*"];

/** Absolute paths of the stories files whose stories are tests, but those of brands. */
export const storiesFiles = (): readonly string[] =>
  globSync(patterns, { cwd: at(), exclude })
    .map((file) => at(file))
    .filter((file) => !readFileSync(file, "utf8").includes('"!test"'));

/** The name of a stories file's row, with its folder: `screens/wallet`. */
export const rowKey = (file: string): string => `${basename(dirname(file))}/${basename(file, ".stories.tsx")}`;

export interface StoriesFile {
  /** Relative to the repository. */
  readonly path: string;
  /** In Storybook: `Screens/Wallet`. */
  readonly title: string;
}

export const toStoriesFile = (file: string): StoriesFile => ({
  path: relative(root, file),
  title: storiesOf(file)?.title ?? "",
});

const isNamed = ({ path, title }: StoriesFile, name: string) => {
  const place = name.replace(/^\.\//, "").replace(/\/$/, "");
  return [path, title, rowKey(path)].includes(place) || dirname(path) === place;
};

/** The paths that names choose. Each name is a stories file, the key of its row, its title or its folder. Throws for any other. */
export function chosenPaths(names: readonly string[], files: readonly StoriesFile[]): readonly string[] {
  const chosen = names.flatMap((name) => {
    const found = files.filter((file) => isNamed(file, name));
    if (found.length === 0) throw new Error(`${name} is no stories file, no title and no folder of stories.`);
    return found.map(({ path }) => path);
  });
  return [...new Set(chosen)];
}
