import { copyFileSync, rmSync } from "node:fs";
import { build } from "rolldown";
import { at, root } from "../root.ts";
import { readOwnJson, writeJson } from "./json.ts";
import { ranges } from "./manifest.ts";

interface ToolManifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Builds the published command `npx @baize/codemods` into its git-ignored `dist`. */
export async function buildCodemods(): Promise<void> {
  const folder = at("packages/codemods");
  const { name, version, description, dependencies } = readOwnJson<ToolManifest>(`${folder}/package.json`);
  rmSync(`${folder}/dist`, { recursive: true, force: true });
  await build({
    input: `${folder}/src/cli.ts`,
    cwd: root,
    platform: "node",
    external: (id) => id.startsWith("node:") || Object.hasOwn(dependencies, id),
    logLevel: "warn",
    output: { file: `${folder}/dist/cli.js`, format: "esm" },
  });
  copyFileSync(`${folder}/README.md`, `${folder}/dist/README.md`);
  writeJson(`${folder}/dist/package.json`, {
    name,
    version,
    description,
    type: "module",
    bin: { "baize-codemods": "./cli.js" },
    dependencies: ranges(dependencies),
  });
  console.log(`${name}: ${folder}/dist`);
}
