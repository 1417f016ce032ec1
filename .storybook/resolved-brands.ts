import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const absolute = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const modules = new Map<string, () => Promise<object>>([
  [absolute("./brand-looks.ts"), () => import("./brand-looks.ts")],
  [absolute("./brand-themes.ts"), () => import("./brand-themes.ts")],
]);

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
