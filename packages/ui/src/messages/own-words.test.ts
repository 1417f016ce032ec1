import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { content } from "./own-words.ts";

const src = new URL("../", import.meta.url);
const notKit = /\.(test|stories|fixture|keyboard|gen)\.|(^|\/)[\w-]*fixture\.tsx?$|^(story|foundations|messages)\//;
/** A member of an interface or of the type of props; a parameter or a value ends otherwise. */
const member = /^\s+(?:readonly )?(words|labels|[a-z]\w*Labels?)\??: .*[;{|]$/gm;

/** Every prop of a folder's parts that is named as texts of a component were. */
function ownWords(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of globSync("*/*.{ts,tsx}", { cwd: src })) {
    if (notKit.test(file)) continue;
    const folder = file.split("/")[0] ?? "";
    for (const [, name = ""] of readFileSync(new URL(file, src), "utf8").matchAll(member)) {
      if (name === "secondaryLabel" || content[folder]?.[name] !== undefined) continue;
      found.set(folder, (found.get(folder) ?? new Set()).add(name));
    }
  }
  return found;
}

test("a component gets its own texts by `messages`, not by words, labels or xLabel", () => {
  expect(Object.fromEntries([...ownWords()].map(([folder, names]) => [folder, [...names]]))).toEqual({});
});
