import { globSync, readFileSync } from "node:fs";
import { NAMESPACES } from "../messages.ts";
import { SERVER_NAMESPACES } from "../server-messages.ts";
import { line } from "./problem.ts";
import { run } from "./run.ts";

const root = new URL("../../../../", import.meta.url).pathname;
const read = (patterns: string[]) =>
  globSync(patterns, { cwd: root })
    .filter((path) => !/\.(test|stories)\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(root + path, "utf8") }));

// The check can be run on another folder.
const kit = "packages/ui/src/messages";
const { problems, languages, texts } = run({
  locales: process.argv[2] ?? `${root}packages/i18n/locales`,
  shown: "packages/i18n/locales",
  namespaces: NAMESPACES,
  sources: read(["apps/site/{src,stand-alone}/**/*.{ts,tsx}", "packages/i18n/src/*.ts"]),
  apart: { namespaces: SERVER_NAMESPACES, sources: read(["apps/server/src/**/*.ts"]) },
  kit: { shown: kit, tags: globSync(`${kit}/*/all.ts`, { cwd: root }).map((path) => path.split("/").at(-2) ?? "") },
});

if (problems.length > 0) {
  console.error([...problems.map(line), `i18n: ${problems.length} to fix.`].join("\n"));
  process.exitCode = 1;
} else {
  const shown = languages.map(({ tag, files, all }) => (files < all ? `${tag} (${files} of ${all} files)` : tag));
  console.log(`i18n: ${shown.join(", ")}: ${texts} texts, nothing to fix.`);
}
