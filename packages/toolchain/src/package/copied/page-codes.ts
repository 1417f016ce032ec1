import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { at } from "../../root.ts";
import type { Copied } from "./copied.ts";

const fence = /^```tsx?\n([\s\S]*?)^```$/gm;
const read = (file: string) => readFileSync(at(file), "utf8");
const filesOf = (pattern: string) => globSync(pattern, { cwd: at("") }).toSorted();

/** The code that pages print as their files have it: the first code of each component, and what is written in the page. */
export function pageCodes(): readonly Copied[] {
  const examples = filesOf("packages/ui/src/*/*.example.tsx").map((file) => ({ place: file, code: read(file) }));
  const written = filesOf("{packages/ui/src/*,docs}/*.mdx").flatMap((file) =>
    [...read(file).matchAll(fence)].map(([, code = ""], index) => ({ place: join(file, `code ${index + 1}`), code })),
  );
  return [...examples, ...written];
}
