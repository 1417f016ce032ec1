import type { Plugin } from "vite";
import type { Brand } from "./brand.ts";
import { brands } from "./brands.ts";
import { brandCss } from "./css/brand-css.ts";

const folder = "brands/";

/** Serves `/brands/<name>.css` in development and writes the same files into the build; of the shipped brands, or of those given. */
export function brandSheets(list: readonly Brand[] = brands): Plugin {
  const sheets = new Map(list.map((brand) => [`${folder}${brand.name}.css`, brandCss(brand)]));
  return {
    name: "baize-brand-sheets",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? "").split("?")[0]?.replace(/^.*?\/(?=brands\/)/, "") ?? "";
        const css = sheets.get(path);
        if (css === undefined) return next();
        response.setHeader("Content-Type", "text/css; charset=utf-8");
        response.end(css);
      });
    },
    generateBundle() {
      for (const [fileName, source] of sheets) this.emitFile({ type: "asset", fileName, source });
    },
  };
}
