import type { Plugin } from "vite";
import { captionsIn } from "../packages/ui/src/story/captions-in.ts";

/** Gives a story of the kit the caption that all stories of its name share, where the file has none. */
export function sharedCaptions(): Plugin {
  return {
    name: "shared-captions",
    enforce: "pre",
    transform(code, id) {
      if (!/\/packages\/ui\/src\/.*\.stories\.tsx$/.test(id.split("?")[0] ?? "")) return undefined;
      const lines = captionsIn(code).flatMap(({ name, caption, own }) =>
        caption && !own
          ? [
              `${name}.parameters = { ...${name}.parameters, docs: { ...${name}.parameters?.docs, description: { story: ${JSON.stringify(caption)} } } };`,
            ]
          : [],
      );
      return { code: [code, ...lines, ""].join("\n"), map: null };
    },
  };
}
