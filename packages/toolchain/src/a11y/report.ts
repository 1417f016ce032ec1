// `npm run a11y:report -- [name …]`: runs the stories and writes the results of their audits to packages/ui/accessibility.json,
// which Storybook shows as "Accessibility". Without names all stories run; with names only the rows of those files are renewed.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { uiVersion } from "../package/kit/components.ts";
import { readOwnJson, writeJson } from "../package/json.ts";
import { at, root } from "../root.ts";
import { findChromium } from "../test/chromium.ts";
import { reportBefore, reportFile, storySources } from "./report-file.ts";
import { chosenPaths, storiesFiles, toStoriesFile } from "./stories-files.ts";
import type { StoryRun } from "./story-run.ts";
import { merged } from "./summary.ts";

function runStories(paths: readonly string[], chromium: string): readonly StoryRun[] {
  const place = mkdtempSync(join(tmpdir(), "baize-a11y-"));
  const file = join(place, "runs.json");
  const reporter = at("packages/toolchain/src/a11y/story-reporter.ts");
  const args = ["run", "--project", "stories", "--reporter=default", `--reporter=${reporter}`, ...paths];
  try {
    spawnSync("vitest", args, {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, BAIZE_STORY_RUNS: file, CHROMIUM_PATH: chromium },
    });
    return readOwnJson<readonly StoryRun[]>(file);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

const paths = chosenPaths(process.argv.slice(2), storiesFiles().map(toStoriesFile));
const runs = runStories(paths, await findChromium());
const failed = runs.filter(({ passed }) => !passed);
for (const { file, name } of failed) console.error(`${file} › ${name} does not hold: its file gets no row.`);
const date = new Date().toISOString().slice(0, 10);
const keys = new Set(Object.keys(storySources()));
const report = merged(reportBefore(), runs, { date, version: uiVersion(), keys });
writeJson(reportFile, report);
console.log(`${reportFile}: ${Object.keys(report.components).length} of ${keys.size} stories files hold every gate.`);
process.exitCode = failed.length > 0 || runs.length === 0 ? 1 : 0;
