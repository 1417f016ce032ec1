import type { Plugin } from "vite";

const sources = new Set(["react-router", "react-router/dom"]);

/**
 * The router's package gives every bundler its development build: this selects the production build beside it. Fails where the
 * package no longer has it.
 */
export function productionRouter(): Plugin {
  return {
    name: "production-router",
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
