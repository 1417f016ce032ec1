import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { brandSheets } from "@baize/tokens/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { build, type Rolldown } from "vite";
import { brotliSize } from "../brotli.ts";

export type Maker = "kit" | "plain";

export interface BuiltPage {
  readonly maker: Maker;
  readonly folder: string;
  /** Bytes, brotli. React and its renderer are counted apart. */
  readonly react: number;
  readonly script: number;
  readonly style: number;
  /** The brand's sheet: every token of the house, also those that the scenes do not read. */
  readonly brand: number;
}

const entries: Readonly<Record<Maker, string>> = {
  kit: fileURLToPath(new URL("page/kit.tsx", import.meta.url)),
  plain: fileURLToPath(new URL("page/plain.tsx", import.meta.url)),
};

function html(maker: Maker, script: string): string {
  const brand = maker === "kit" ? '<link rel="stylesheet" href="/brands/baize.css">' : "";
  return `<!doctype html><html lang="en" dir="ltr" data-theme="light" data-brand="baize"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${maker}</title>${brand}
<div id="app"></div><script type="module" src="${script}"></script></html>`;
}

function sizes(output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]) {
  const total = { react: 0, script: 0, style: 0, brand: 0 };
  for (const file of output) {
    if (file.type === "chunk") total[file.name === "react" ? "react" : "script"] += brotliSize(file.code);
    else if (file.fileName === "brands/baize.css") total.brand += brotliSize(file.source);
    else if (file.fileName.endsWith(".css") && !file.fileName.startsWith("brands/")) total.style += brotliSize(file.source);
  }
  return total;
}

/** Builds one page as the site is built, into `folder`. `readable` keeps names, for profiles. */
export async function buildPage(maker: Maker, folder: string, readable = false): Promise<BuiltPage> {
  const source = join(folder, "source");
  mkdirSync(source, { recursive: true });
  writeFileSync(join(source, "index.html"), html(maker, `/${relative(source, entries[maker])}`));
  // vanilla-extract names its classes after the package that it is run in.
  writeFileSync(join(source, "package.json"), '{"name":"bench"}');
  const result = await build({
    root: source,
    configFile: false,
    logLevel: "error",
    mode: "production",
    plugins: [react(), vanillaExtractPlugin(), ...(maker === "kit" ? [brandSheets()] : [])],
    build: {
      outDir: join(folder, "dist"),
      minify: !readable,
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: { codeSplitting: { groups: [{ name: "react", test: /node_modules\/(react|react-dom|scheduler)\// }] } },
      },
    },
  });
  if (!("output" in result)) throw new Error("vite gave no output");
  return { maker, folder: join(folder, "dist"), ...sizes(result.output) };
}

const kinds: Readonly<Record<string, string>> = { html: "text/html", js: "text/javascript", css: "text/css" };

/** The file behind a path of the built page, or nothing. */
export function readPage(page: BuiltPage, path: string): { body: Buffer; contentType: string } | undefined {
  const name = path === "/" ? "/index.html" : path;
  const contentType = kinds[name.split(".").at(-1) ?? ""];
  if (!contentType) return undefined;
  return { body: readFileSync(join(page.folder, name)), contentType: `${contentType}; charset=utf-8` };
}
