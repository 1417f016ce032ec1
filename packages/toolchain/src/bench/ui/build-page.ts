import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brandSheets } from "@baize/tokens/vite";
import { leanRadix } from "@baize/ui/lean-radix";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { build, type Rolldown } from "vite";
import { brotliSize } from "../brotli.ts";
import { firstChunks } from "../first-chunks.ts";
import { type ModuleSize, moduleSizes } from "../module-sizes.ts";

export type Maker = "kit" | "plain";
/** A file of `page/`. `records` is one long table of the kit, which nothing is compared with. */
export type PageName = Maker | "records";

export interface BuiltPage {
  readonly maker: PageName;
  readonly folder: string;
  /** Bytes, brotli. React and its renderer are counted apart. */
  readonly react: number;
  readonly script: number;
  /** Files that load on demand: the scroll lock of iOS. */
  readonly lazy: number;
  readonly style: number;
  /** The brand's sheet with every token, including those that the scenes do not use. */
  readonly brand: number;
  readonly modules: readonly ModuleSize[];
}

const root = fileURLToPath(new URL("page", import.meta.url));

function partOf(chunk: Rolldown.OutputChunk, first: ReadonlySet<Rolldown.OutputChunk>) {
  if (chunk.name === "react") return "react";
  return first.has(chunk) ? "script" : "lazy";
}

function sizes(output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]) {
  const total = { react: 0, script: 0, lazy: 0, style: 0, brand: 0 };
  const first = firstChunks(output.filter((file) => file.type === "chunk"));
  for (const file of output) {
    if (file.type === "chunk") total[partOf(file, first)] += brotliSize(file.code);
    else if (file.fileName === "brands/baize.css") total.brand += brotliSize(file.source);
    else if (file.fileName.endsWith(".css") && !file.fileName.startsWith("brands/")) total.style += brotliSize(file.source);
  }
  return total;
}

/** Builds one page as the site is built, into `folder`. `readable` keeps names, for profiles. */
export async function buildPage(maker: PageName, folder: string, readable = false): Promise<BuiltPage> {
  const modules = moduleSizes();
  const result = await build({
    root,
    configFile: false,
    logLevel: "error",
    mode: "production",
    plugins: [react(), vanillaExtractPlugin(), ...(maker === "plain" ? [] : [brandSheets(), leanRadix()]), modules.plugin],
    build: {
      outDir: folder,
      emptyOutDir: true,
      minify: !readable,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: join(root, `${maker}.html`),
        output: { codeSplitting: { groups: [{ name: "react", test: /node_modules\/(react|react-dom|scheduler)\// }] } },
      },
    },
  });
  if (!("output" in result)) throw new Error("vite gave no output");
  return { maker, folder, modules: modules.sizes, ...sizes(result.output) };
}

const kinds: Readonly<Record<string, string>> = { html: "text/html", js: "text/javascript", css: "text/css" };

/** The file of a path of the built page; undefined for an unknown path. */
export function readPage(page: BuiltPage, path: string): { body: Buffer; contentType: string } | undefined {
  const name = path === "/" ? `/${page.maker}.html` : path;
  const contentType = kinds[name.split(".").at(-1) ?? ""];
  if (!contentType) return undefined;
  return { body: readFileSync(join(page.folder, name)), contentType: `${contentType}; charset=utf-8` };
}
