import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Indexer } from "storybook/internal/types";
import type { Plugin } from "vite";
import { storiesIn } from "../packages/ui/src/story/stories-in.ts";

const FRAME = fileURLToPath(new URL("../packages/ui/src/overlay/story-frame.ts", import.meta.url));
const STORY_FILE = /\.stories\.tsx$/;

/** Marks stories that are tests, so that the sidebar leaves them out until a person asks for them. */
export const withTestTags = (indexers: readonly Indexer[]): Indexer[] =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => {
      const entries = await indexer.createIndex(file, options);
      if (!STORY_FILE.test(file)) return entries;
      const tests = new Set(storiesIn(await readFile(file, "utf8")).flatMap(({ name, isTest }) => (isTest ? [name] : [])));
      return entries.map((entry) =>
        tests.has(entry.exportName) ? { ...entry, tags: [...(entry.tags ?? []), "interaction"] } : entry,
      );
    },
  }));

/**
 * For people, stories rest: one that is no test loses its play function, which only waits and asserts; and in the frames of a docs
 * page tests do, too, because a test ends in another state than the one that its story shows.
 */
export function atRest(): Plugin {
  return {
    name: "stories-at-rest",
    enforce: "pre",
    transform(code, id) {
      if (!STORY_FILE.test(id.split("?")[0] ?? "")) return undefined;
      const stories = storiesIn(code);
      const names = (isTest: boolean) => stories.flatMap((story) => (story.isTest === isTest ? [story.name] : [])).join(", ");
      return `import { isDocsFrame as isInDocs } from ${JSON.stringify(FRAME)};
${code}
for (const story of [${names(false)}]) delete story.play;
if (isInDocs()) for (const story of [${names(true)}]) delete story.play;
`;
    },
  };
}
