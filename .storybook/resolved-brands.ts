import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { brandFiles } from "./file-brands.ts";

const absolute = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const modules = new Map<string, () => Promise<object>>([
  [absolute("./brand-looks.ts"), () => import("./brand-looks.ts")],
  [absolute("./brand-themes.ts"), () => import("./brand-themes.ts")],
]);

/** Replaces `file-brands.ts` in a browser, which cannot read a folder. */
export function brandsOfFiles(): Plugin {
  return {
    name: "brands-of-files",
    load(id) {
      if (id !== absolute("./file-brands.ts")) return undefined;
      const imports = brandFiles.map((file, index) => `import brand${index} from ${JSON.stringify(file)};`);
      return `import { draftBrand } from "@baize/tokens/define-brand";
import { readBrand } from "@baize/tokens/read-brand";
${imports.join("\n")}
export const fileBrands = [${imports.map((_, index) => `brand${index}`).join(", ")}].map((source) => draftBrand(readBrand(source)));
`;
    },
  };
}

/** Resolves the brands once, when Storybook is built: every page of it would compute the same. In development each page does. */
export function resolvedBrands(): Plugin {
  return {
    name: "resolved-brands",
    apply: "build",
    async load(id) {
      const values = Object.entries((await modules.get(id)?.()) ?? {});
      if (values.length === 0) return undefined;
      return values
        .map(([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`)
        .join("\n");
    },
  };
}
