import { appFiles } from "@baize/tokens/app-files";
import { brands } from "@baize/tokens/brands";
import type { Plugin, Rolldown } from "vite";
import { workerText } from "./worker-text.ts";

type Bundle = Rolldown.OutputBundle;
/** Files of the first brand; those of another brand are cached when they are used. */
const usual = brands
  .slice(0, 1)
  .flatMap(({ name }) => [`/brands/${name}.css`, `/icons/${name}.svg`, `/manifests/${name}.webmanifest`]);
const types: Record<string, string> = { webmanifest: "application/manifest+json", svg: "image/svg+xml" };

/** Parts that a page without a network needs, beside those of the first view. */
const parts = [
  "/app/global-overlays.tsx",
  "/app/shell/offline.tsx",
  "/features/home/home-page.tsx",
  "/features/home/home-rest.tsx",
  "/features/not-found/not-found-page.tsx",
];
/** Its texts in each language, those of the kit included. */
const words = [
  /\/locales\/[^/]+\/((common|errors|home|system)\.json|files\.ts)$/,
  /\/ui\/src\/messages\/[^/]+\/frame\.ts$/,
  /\/ui\/src\/messages\/[^/]+\/rest\.ts$/,
];
const needed = [
  ...parts.map((part) => ({ name: part, is: (id: string) => id.endsWith(part) })),
  ...words.map((word) => ({ name: word.source, is: (id: string) => word.test(id) })),
];

const isNeeded = ({ isEntry, moduleIds }: Rolldown.OutputChunk) => isEntry || needed.some(({ is }) => moduleIds.some(is));

function chunksOf(bundle: Bundle): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) add(byName.get(name));
  };
  for (const chunk of chunks.filter(isNeeded)) add(chunk);
  const lost = needed.filter(({ is }) => !chunks.some(({ moduleIds }) => moduleIds.some(is)));
  const names = lost.map(({ name }) => name).join(", ");
  if (names !== "") throw new Error(`A page without a network needs ${names}, which the build does not have.`);
  return [...found];
}

/** The shell's code and styles. Other files are cached when a visit loads them. */
function shellFiles(bundle: Bundle): string[] {
  const chunks = chunksOf(bundle);
  const styles = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [...new Set([...chunks.map(({ fileName }) => fileName), ...styles])].map((file) => `/${file}`).toSorted();
}

/** Writes each brand's manifest and icons, and in a build the worker that caches the shell. */
export function installable(): Plugin {
  const files = appFiles(brands);
  return {
    name: "baize-installable",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? "").split("?")[0]?.slice(1) ?? "";
        const text = files.get(path);
        if (text === undefined) return next();
        response.setHeader("Content-Type", types[path.split(".").at(-1) ?? ""] ?? "text/plain");
        response.end(text);
      });
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const [fileName, source] of files) this.emitFile({ type: "asset", fileName, source });
        const page = bundle["index.html"];
        const html = page?.type === "asset" ? String(page.source) : "";
        const source = workerText([...shellFiles(bundle), ...usual], html);
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}
