import type { Plugin } from "vite";

const sources = new Set(["react-router", "react-router/dom"]);

/**
 * The router's package answers every bundler with the build that warns developers: what players get is the one beside
 * it that does not. Fails where the package no longer has it.
 */
export function quietRouter(): Plugin {
  return {
    name: "quiet-router",
    apply: "build",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (!sources.has(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found?.id.includes("/dist/development/")) this.error(`${source}: no build for developers at ${found?.id}`);
      return { ...found, id: found.id.replace("/dist/development/", "/dist/production/") };
    },
  };
}
