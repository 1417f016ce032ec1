import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { HtmlTagDescriptor, Plugin, ResolvedConfig } from "vite";
import { packageFile } from "./build-face.ts";
import { fontFolder } from "./cache.ts";
import { type FaceId, FACES } from "./face-table.ts";

/** Imports of this folder, and the cached file that replaces each. */
const MADE: Readonly<Record<string, string>> = { "./faces.css": "faces.css", "./files.ts": "files.js" };

export interface FontOptions {
  /** Files that the page asks for in its first bytes, whatever its language. Latin carries the figures of every language. */
  readonly preload?: readonly FaceId[];
  /** Files that the page's boot script asks for instead, unless its brand has letters of its own: their addresses are in the page. */
  readonly forScript?: readonly FaceId[];
}

/**
 * Subset, self-hosted fonts: `import "@baize/ui/fonts/faces"` brings their rules, `@baize/ui/fonts/preload` the links.
 * The first start makes the files (3 s), later ones find them in `node_modules/.cache`. Licences go out beside them.
 */
export function fonts({ preload = ["latin"], forScript = [] }: FontOptions = {}): Plugin {
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
      handler(html, { bundle }) {
        const href = (id: FaceId) => {
          const asset = Object.values(bundle ?? {}).find(
            (output) => output.type === "asset" && output.names.includes(`${id}.woff2`),
          );
          return asset ? config.base + asset.fileName : undefined;
        };
        return {
          html: afterCharset(
            html,
            [...SCRIPTS, ...forScript.map((id) => ({ id, languages: "*" }))].flatMap(({ id, languages }) =>
              early(languages, href(id)),
            ),
          ),
          tags: preload.flatMap((id) => preloadTag(href(id))),
        };
      },
    },
  };
}

/** Files of one script, and the languages whose first view shows it. The boot script asks for the right one early. */
const SCRIPTS: ReadonlyArray<{ readonly id: FaceId; readonly languages: string }> = [
  { id: "devanagari", languages: "hi ne" },
  { id: "arabic", languages: "ar fa ur" },
];

function preloadTag(href: string | undefined): HtmlTagDescriptor[] {
  const attrs = { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href };
  return href === undefined ? [] : [{ tag: "link", attrs, injectTo: "head" }];
}

function early(languages: string, href: string | undefined): string[] {
  return href === undefined ? [] : [`<meta name="early-font" data-languages="${languages}" content="${href}">`];
}

/** A browser reads the charset from the first kilobyte only, so nothing may push it down; the boot script comes after. */
function afterCharset(html: string, lines: readonly string[]): string {
  return html.replace(/<meta charset[^>]*>/i, (charset) => [charset, ...lines].join("\n    "));
}
