import { readFileSync } from "node:fs";

/** What the published list says about a component, where a page shows it. */
export interface Published {
  /** Names that the subpath exports as components, its own first. */
  readonly names: readonly string[];
  readonly import: string;
  readonly since: string;
  /** KiB, compressed, with everything that it imports except React. */
  readonly size: { readonly js: number; readonly css: number } | undefined;
  /** What has changed in it, by release; `next` is not released yet. */
  readonly changes: readonly { readonly version: string; readonly text: string }[];
  readonly accessibility: {
    readonly standard: string;
    readonly audit: string;
    readonly keyboard: string;
  };
}
interface Listed extends Omit<Published, "names" | "changes">, Partial<Pick<Published, "changes">> {
  readonly name: string;
  readonly others?: readonly { readonly name: string }[];
}

/** `npm run kit:write` writes it. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
const read = (file: string) => JSON.parse(readFileSync(file, "utf8")) as { readonly components: readonly Listed[] };

/** The published components by their folder. */
export function publishedIn(file: string): Map<string, Published> {
  const folders = read(file).components.filter((one) => one.import.split("/").length === 3);
  return new Map(
    folders.map(({ name, others = [], import: path, since, size, accessibility, changes = [] }) => [
      path.split("/").at(-1) ?? "",
      { names: [name, ...others.map((other) => other.name)], import: path, since, size, accessibility, changes },
    ]),
  );
}
