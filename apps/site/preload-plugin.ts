import type { Plugin } from "vite";

// The name of a virtual module begins with a null character.
const helper = /^.vite\/preload-helper\.js$/s;
const preload = new URL("src/preload.ts", import.meta.url).pathname;

/** Loads parts of the site by `src/preload.ts` instead of Vite's preload helper. Fails if Vite no longer asks for the helper. */
export function sitePreload(): Plugin {
  let replaced = false;
  return {
    name: "site-preload",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: helper },
      handler() {
        replaced = true;
        return `export { preload as __vitePreload } from ${JSON.stringify(preload)};`;
      },
    },
    buildEnd(error) {
      if (!error && !replaced) this.error(`Vite has no module ${helper.source}.`);
    },
  };
}
