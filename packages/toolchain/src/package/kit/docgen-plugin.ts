import { at } from "../../root.ts";
import { documentationOf } from "./docgen.ts";

const kit = at("packages/ui/src/");
const aside = /\.(?:stories|test|fixture)\.tsx$/;

/** Gives Storybook the props of the kit as `components.json` has them, in place of its own reading of the source. */
export function docgenPlugin() {
  return {
    name: "baize-docgen",
    enforce: "pre" as const,
    transform(source: string, id: string) {
      if (!id.startsWith(kit) || !id.endsWith(".tsx") || aside.test(id)) return undefined;
      const documented = documentationOf(id, source).filter(({ displayName = "" }) =>
        new RegExp(`(?:function|const|class) ${displayName}\\b`).test(source),
      );
      const notes = documented.map((one) => `\n;${one.displayName}.__docgenInfo=${JSON.stringify(one)};`);
      // Appended: no line of the source moves.
      return { code: source + notes.join(""), map: null };
    },
  };
}
