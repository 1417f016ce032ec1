import type { Plugin, ResolvedConfig, Rolldown } from "vite";
import { requestParts } from "@baize/api/client/request";
import { routeOf } from "@baize/api/routes/all-routes";
import { homeFirstReads } from "./src/features/home/home-reads.ts";
import { paths } from "./src/navigation/paths.ts";
import { menusRead } from "./src/shared/games/menus-read.ts";
import type { ReadArgs } from "./src/shared/api/read-args.ts";

/** Replaced by the boot script: the build does not know the site's address. */
const host = "{host}";
const shellReads: readonly ReadArgs[] = [["system.status", { host }], ["system.whitelabel", { host }], menusRead];
const pageFile = "/features/home/home-page.tsx";

function address([id, input]: ReadArgs): string[] {
  const route = routeOf(id);
  // Calls that depend on a session are made by the application, which knows whether there is one.
  return route.method === "GET" && !route.token
    ? [requestParts(route, input, "").url.replace(encodeURIComponent(host), host)]
    : [];
}

const page = (output: Rolldown.OutputChunk | Rolldown.OutputAsset) =>
  output.type === "chunk" && output.moduleIds.some((id) => id.endsWith(pageFile)) ? [output] : [];

function meta(name: string, list: readonly string[]): string {
  return `<meta name="${name}" data-paths="${paths.home.join(" ")}" content="${list.join(" ").replaceAll("&", "&amp;")}">`;
}

/**
 * Writes into the page what its most visited address needs besides the application: the home page's code, styles and answers.
 * The boot script requests them while the application loads, so that the first view needs no second round trip.
 */
export function earlyPage(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "baize-early-page",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const [chunk] = Object.values(bundle ?? {}).flatMap(page);
        if (!chunk) throw new Error(`no chunk holds ${pageFile}; name the page that early-page.ts is to ask for.`);
        const styles = [...(chunk.viteMetadata?.importedCss ?? [])].map((file) => config.base + file);
        const reads = [...shellReads, ...homeFirstReads].flatMap(address);
        const metas = [
          meta("early-code", [config.base + chunk.fileName]),
          meta("early-styles", styles),
          meta("early-reads", reads),
        ];
        return html.replace(/<meta charset[^>]*>/i, (charset) => [charset, ...metas].join("\n    "));
      },
    },
  };
}
