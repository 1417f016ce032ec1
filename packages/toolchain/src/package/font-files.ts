import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "rolldown";
import { packageFile } from "../../../ui/src/fonts/build-face.ts";
import { fontFolder } from "../../../ui/src/fonts/cache.ts";
import { FACES } from "../../../ui/src/fonts/face-table.ts";

const table = /\/packages\/ui\/src\/fonts\/files\.ts$/;

/**
 * Copies the finished fonts into the package: a consumer gets files and rules, not the tool that makes them. In the workspace
 * the plugin packages/ui/src/fonts/vite-plugin.ts serves them to a page.
 */
export function fontFiles(folder: string): Plugin {
  return {
    name: "baize-font-files",
    resolveId(source, importer) {
      return source === "./faces.css" && importer?.includes("/fonts/") ? { id: source, external: true } : undefined;
    },
    async load(id) {
      if (!table.test(id)) return undefined;
      const rows = (await faces()).map((name) => `  "${name}": new URL("./${name}.woff2", import.meta.url).href,`);
      return `export const files = {\n${rows.join("\n")}\n};`;
    },
    async generateBundle(_options, output) {
      if (!Object.keys(output).some((name) => name.startsWith("fonts/"))) return;
      const made = await fontFolder();
      const to = join(folder, "fonts");
      mkdirSync(to, { recursive: true });
      for (const name of await faces()) copyFileSync(join(made, `${name}.woff2`), join(to, `${name}.woff2`));
      for (const from of new Set(FACES.map((row) => row.from)))
        copyFileSync(packageFile(from, "LICENSE"), join(to, `OFL-${from.split("/").at(-1)}.txt`));
      const rules = readFileSync(join(made, "faces.css"), "utf8");
      writeFileSync(join(to, "faces.css"), rules.replaceAll("?no-inline", ""));
    },
  };
}

async function faces(): Promise<string[]> {
  const made = readdirSync(await fontFolder()).filter((name) => name.endsWith(".woff2"));
  return made.map((name) => name.replace(".woff2", "")).toSorted();
}
