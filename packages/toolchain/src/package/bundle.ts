import { vanillaExtractPlugin } from "@vanilla-extract/rollup-plugin";
import { build, type Plugin } from "rolldown";
import { root } from "../root.ts";
import { fontFiles } from "./font-files.ts";
import { packagePath, stemOf } from "./package-path.ts";
import type { Entry, Subject } from "./subjects.ts";

const inside = (id: string) => /^[./\0]/.test(id) || workspacePackage.test(id) || writtenCss.test(id);
const workspacePackage = /^@baize\/domain\//;
/** The import of a compiled `.css.ts`; vanilla-extract's plugin turns it into a file. */
const writtenCss = /\.vanilla\.css\?source=/;

/** Compiles what the entries import: one module each, CSS beside its module, installed packages left external. */
export async function bundle(subject: Subject, entries: readonly Entry[], folder: string): Promise<void> {
  await build({
    input: entries.map(({ source }) => source),
    cwd: root,
    platform: "neutral",
    external: (id) => !inside(id),
    plugins: [fontFiles(folder), named(vanillaExtractPlugin({ identifiers: "short", cwd: root }))],
    logLevel: "warn",
    checks: { pluginTimings: false },
    // A class name inlined into the component would leave the sheet's import unused.
    optimization: { inlineConst: false },
    output: {
      dir: folder,
      format: "esm",
      sourcemap: false,
      preserveModules: true,
      preserveModulesRoot: `${subject.folder}/src`,
      entryFileNames: ({ facadeModuleId, name }) =>
        facadeModuleId ? `${stemOf(packagePath(subject, facadeModuleId))}.js` : `${name}.js`,
      assetFileNames: ({ originalFileNames, names }) => {
        const [from] = originalFileNames;
        return from
          ? packagePath(subject, `${root}${from}`).replace(".css.ts.vanilla.css", ".css")
          : (names[0] ?? "[name][extname]");
      },
    },
  });
}

/** vanilla-extract types its plugin for rollup; rolldown runs it as it is. */
function named(plugin: unknown): Plugin {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
  return plugin as Plugin;
}
