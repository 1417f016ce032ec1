import type { Plugin } from "vite";
import type { Brand } from "./brand.ts";
import { brands } from "./brands.ts";
import { fontBytes } from "./brand-files.ts";
import { brandCss, fontFile } from "./css/brand-css.ts";

const folder = "brands/";

/** Serves `/brands/<name>.css`, and the brand's own font beside it, in development and writes the same files into the build; of the shipped brands, or of those given. */
export function brandSheets(list: readonly Brand[] = brands): Plugin {
  const sheets = new Map(list.map((brand) => [`${folder}${brand.name}.css`, brandCss(brand)]));
  const fonts = list.flatMap((brand) =>
    brand.font ? [[`${folder}${fontFile(brand)}`, fontBytes(brand.font.data)] as const] : [],
  );
  const files = new Map<string, string | Uint8Array>([...sheets, ...fonts]);
  return {
    name: "baize-brand-sheets",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? "").split("?")[0]?.replace(/^.*?\/(?=brands\/)/, "") ?? "";
        const body = files.get(path);
        if (body === undefined) return next();
        response.setHeader("Content-Type", path.endsWith(".css") ? "text/css; charset=utf-8" : "font/woff2");
        response.end(body);
      });
    },
    generateBundle() {
      for (const [fileName, source] of files) this.emitFile({ type: "asset", fileName, source });
    },
  };
}
