import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** What runs before anything else, as it stands in the page. Comments and indentation stay here. */
export const boot = readFileSync(new URL("boot.js", import.meta.url), "utf8")
  .replaceAll(/^\s*\/\/.*\n/gm, "")
  .replaceAll(/^\s+/gm, "");

/** Puts the boot script where the page marks its place: no request, and no wait for a sheet. */
export function bootScript(): Plugin {
  return {
    name: "baize-boot-script",
    transformIndexHtml: { order: "post", handler: (html) => html.replace("<!--boot-->", () => `<script>${boot}</script>`) },
  };
}
