import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** The script that runs before anything else, as it is in the page: without comments and indentation. */
export const boot = readFileSync(new URL("boot.js", import.meta.url), "utf8")
  .replaceAll(/^\s*\/\/.*\n/gm, "")
  .replaceAll(/^\s+/gm, "");

/** Inserts the boot script at its marker in the page: no request, and no wait for a style sheet. */
export function bootScript(): Plugin {
  return {
    name: "baize-boot-script",
    transformIndexHtml: { order: "post", handler: (html) => html.replace("<!--boot-->", () => `<script>${boot}</script>`) },
  };
}
