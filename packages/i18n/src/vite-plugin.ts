import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";
import { languageByTag } from "./languages.ts";

export interface EarlyMessages {
  /** Namespaces of the first view. */
  readonly namespaces: readonly string[];
  /** Further modules of a first view, one a language: the pattern finds its tag in the module's path. */
  readonly also?: RegExp;
}

const LOCALES = join(import.meta.dirname, "../locales");
const FILE = /\/locales\/([^/]+)\/([^/]+)\.json$/;
const LIST = /\/locales\/([^/]+)\/files\.ts$/;

/**
 * Writes into the page where each language's list of files and its first messages are: `<meta name="early-messages"
 * data-code="HI" lang="hi" dir="ltr" content="/assets/common-….js …">`. The boot script requests them while the application loads, which
 * saves one round trip. In development nothing is written, and nothing waits for it.
 */
export function earlyMessages({ namespaces, also }: EarlyMessages): Plugin {
  let config: ResolvedConfig;
  return {
    name: "baize-early-messages",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).flatMap((output) => {
          const module = (output.type === "chunk" && output.facadeModuleId) || "";
          const [, tag, namespace] = FILE.exec(module) ?? LIST.exec(module) ?? also?.exec(module) ?? [];
          return tag ? [{ tag, namespace, href: config.base + output.fileName }] : [];
        });
        const metas = readdirSync(LOCALES).flatMap((tag) => {
          const own = chunks.filter((chunk) => chunk.tag === tag && (!chunk.namespace || namespaces.includes(chunk.namespace)));
          const row = languageByTag(tag);
          const content = own.map(({ href }) => href).join(" ");
          if (!content || !row) return [];
          const { code, direction } = row;
          return [`<meta name="early-messages" data-code="${code}" lang="${tag}" dir="${direction}" content="${content}">`];
        });
        return afterCharset(html, metas);
      },
    },
  };
}

/** A browser looks for the charset in the first kilobyte, so it stays first; the boot script comes after. */
function afterCharset(html: string, lines: readonly string[]): string {
  return html.replace(/<meta charset[^>]*>/i, (charset) => [charset, ...lines].join("\n    "));
}
