import { at } from "../../root.ts";
import { build } from "vite";
import { moduleSizes, type ModuleSize } from "../module-sizes.ts";

export interface BuiltSite {
  readonly folder: string;
  readonly modules: readonly ModuleSize[];
  /** Paths of the files that hold messages and nothing else. */
  readonly messages: ReadonlySet<string>;
}

function messageFiles(modules: readonly ModuleSize[]): ReadonlySet<string> {
  const chunks = Map.groupBy(modules, ({ chunk }) => chunk);
  const ofMessages = [...chunks].filter(([, list]) => list.every(({ module }) => module.includes("/locales/")));
  return new Set(ofMessages.map(([chunk]) => `/${chunk}`));
}

/** The site's production build, in a folder of its own. */
export async function buildSite(folder: string): Promise<BuiltSite> {
  const { plugin, sizes } = moduleSizes();
  await build({
    configFile: at("apps/site/vite.config.ts"),
    logLevel: "error",
    mode: "production",
    plugins: [plugin],
    build: { outDir: folder, emptyOutDir: true },
  });
  return { folder, modules: sizes, messages: messageFiles(sizes) };
}
