import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";
import { packageFile } from "./build-face.ts";
import { fontFolder } from "./cache.ts";
import { type FaceId, FACES } from "./face-table.ts";

/** Imports of this folder, and the file of the cache that stands in for each. */
const MADE: Readonly<Record<string, string>> = { "./faces.css": "faces.css", "./files.ts": "files.js" };

export interface FontOptions {
  /** Files that the page asks for in its first bytes, whatever its language. Latin carries the figures of every language. */
  readonly preload?: readonly FaceId[];
}

/**
 * Subset, self-hosted fonts: `import "@baize/ui/fonts/faces"` brings their rules, `@baize/ui/fonts/preload` the links.
 * The first start makes the files (3 s), later ones find them in `node_modules/.cache`. Licences go out beside them.
 */
export function fonts({ preload = ["latin"] }: FontOptions = {}): Plugin {
  let config: ResolvedConfig;
  return {
    name: "baize-fonts",
    enforce: "pre",
    configResolved(resolved) {
      config = resolved;
    },
    async resolveId(source, importer) {
      const file = importer?.startsWith(import.meta.dirname) ? MADE[source] : undefined;
      return file === undefined ? undefined : join(await fontFolder(), file);
    },
    generateBundle() {
      for (const from of new Set(FACES.map((row) => row.from))) {
        const fileName = `${config.build.assetsDir}/OFL-${from.split("/").at(-1)}.txt`;
        this.emitFile({ type: "asset", fileName, source: readFileSync(packageFile(from, "LICENSE")) });
      }
    },
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const assets = Object.values(bundle ?? {}).filter((output) => output.type === "asset");
        const found = assets.filter((asset) => preload.some((id) => asset.names.includes(`${id}.woff2`)));
        return found.map((asset) => ({
          tag: "link",
          attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: config.base + asset.fileName },
          injectTo: "head" as const,
        }));
      },
    },
  };
}
