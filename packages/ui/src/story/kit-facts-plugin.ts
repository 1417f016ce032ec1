import { join } from "node:path";
import type { Plugin } from "vite";
import { readKit } from "./kit-facts.ts";

const id = "virtual:kit-facts";
const resolved = `\0${id}`;

/** Gives the docs pages `virtual:kit-facts`: tokens, parts and relations of each component, read from the source of the kit. */
export function kitFacts(): Plugin {
  return {
    name: "baize-kit-facts",
    resolveId: (wanted) => (wanted === id ? resolved : undefined),
    // A browser reads a long text of JSON faster than the same as code.
    load: (wanted) =>
      wanted === resolved
        ? `export const kit = JSON.parse(${JSON.stringify(JSON.stringify(readKit(join(import.meta.dirname, ".."))))});`
        : undefined,
  };
}
