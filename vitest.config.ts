import { globSync, readFileSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectConfiguration, type UserWorkspaceConfig } from "vitest/config";
import { fonts } from "@baize/ui/fonts/vite-plugin";
import { serverMarkup } from "./.storybook/server/server-markup.ts";
import { machineFonts } from "./.storybook/visual/machine-fonts.ts";
import { installedChromium, unneededOptions, UNHINTED } from "./packages/toolchain/src/test/chromium.ts";
import { TEST_FILES, type TestFiles } from "./packages/toolchain/src/test/test-files.ts";

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  UNHINTED,
];
const executablePath = installedChromium();
const launchOptions = { executablePath, args: flags, ignoreDefaultArgs: unneededOptions() };
const provider = playwright({ launchOptions });
// A function: vitest changes the object that it is given.
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider,
  viewport: { width: 1024, height: 768 },
  instances: [{ browser: "chromium" as const }],
});

// Whatever a browser test can reach is named here: found late, it makes the dev server reload and the run fail.
const optimizeDeps = {
  include: [
    "react",
    "react-dom",
    "react-dom/client",
    "react/jsx-dev-runtime",
    "react/jsx-runtime",
    "radix-ui",
    "radix-ui/internal",
    "react-aria",
    "react-aria-components",
    "@internationalized/date",
    "axe-core",
    "dompurify",
    "libphonenumber-js/min",

    "react-hook-form",
    "@baize/ui > uqr",
    "@baize/site > @tanstack/react-query",
    "@baize/site > altcha-lib",
    "@baize/site > altcha-lib/algorithms/web/pbkdf2",
    "@baize/site > altcha-lib/workers/shared",
    "@baize/site > i18next",
    "@baize/site > msw",
    "@baize/site > msw/experimental",
    "@baize/site > @mswjs/interceptors/fetch",
    "@baize/site > react-i18next",
    "@baize/site > react-router-dom",
    "@baize/site > @baize/api > jose",
    "@baize/site > @baize/api > zod/mini",
    "@testing-library/react",
    "vitest-browser-react",
    "storybook/test",
    "@storybook/react-vite",
  ],
};

/** Story files without a story of this tag: to open one in the browser only to find nothing to run costs a second. */
const withoutTag = (tag: string) =>
  globSync(TEST_FILES.stories.include, { cwd: import.meta.dirname }).filter(
    (file) => !readFileSync(`${import.meta.dirname}/${file}`, "utf8").includes(`"${tag}"`),
  );

function stories(name: string, env: Record<string, string>, tag?: string): TestProjectConfiguration {
  return {
    optimizeDeps,
    plugins: [
      storybookTest({
        configDir: `${import.meta.dirname}/.storybook`,
        storybookScript: "npm run storybook",
        ...(tag ? { tags: { include: [tag] } } : {}),
      }),
    ],
    // One page for all files: Storybook clears it after each story, as it does for a designer, and a frame a file costs a fifth of the run.
    test: {
      name,
      env,
      exclude: tag ? withoutTag(tag) : [],
      isolate: false,
      browser: browser(),
      setupFiles: ["./.storybook/small-picture.ts"],
      testTimeout: 120_000,
    },
  };
}

// Lists that vitest may change, as it does with its settings.
const filesOf = ({ include, exclude }: TestFiles) => ({ include: [...include], exclude: [...exclude] });

/** Tests of the composed site in a browser. */
const site = (name: string, files: TestFiles): TestProjectConfiguration => ({
  test: {
    name,
    environment: "node",
    ...filesOf(files),
    globalSetup: "./apps/site/e2e/global-setup.ts",
    fileParallelism: false,
    // A flow starts several processes, each of which takes seconds where other checks run; every wait has its own limit.
    testTimeout: 240_000,
    hookTimeout: 120_000,
  },
});

const server = (name: string, test: UserWorkspaceConfig["test"]): TestProjectConfiguration => ({
  test: {
    name,
    environment: "node",
    globalSetup: "./apps/server/test/harness/template.ts",
    testTimeout: 60_000,
    hookTimeout: 60_000,
    ...test,
  },
});

/** The values of `--project`; none asks for every project. */
const asked = process.argv.flatMap((word, index, words) =>
  word === "--project" ? (words[index + 1] ?? []) : word.startsWith("--project=") ? word.slice("--project=".length) : [],
);
/** To load Storybook takes seconds: only a run that may ask for its stories does. A pattern may ask for any of them. */
const mayRun = (name: string) => asked.length === 0 || asked.some((word) => word === name || /[*!]/.test(word));

/** Letters look the same on every machine, whatever its settings and fonts are. */
const picture = async () => {
  const env = mayRun("visual") ? await machineFonts() : process.env;
  return { ...browser(), provider: playwright({ launchOptions: { ...launchOptions, env } }) };
};

export default defineConfig({
  test: {
    // One worker a core: vitest's own choice leaves one idle, which is half of a machine with two.
    maxWorkers: "100%",
    // Pages of one sweep that are open at once.
    maxConcurrency: 3,
    // What has to come may take as long as other waits in a browser do: vitest's own second measures how busy the machine is.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: "unit",
          isolate: false,
          // It finds what hangs: vitest's own five seconds measure how busy the machine is.
          testTimeout: 60_000,
          environment: "node",
          ...filesOf(TEST_FILES.unit),
        },
      },
      server("server", {
        // A test's world is its own and a file's database too: modules loaded once for all files halve the work.
        isolate: false,
        ...filesOf(TEST_FILES.server),
      }),
      // Processes and browsers of their own beside each test: two such files at once starve one another.
      server("processes", {
        ...filesOf(TEST_FILES.processes),
        testTimeout: 240_000,
        fileParallelism: false,
        sequence: { groupOrder: 1 },
      }),
      {
        optimizeDeps,
        plugins: [react(), vanillaExtractPlugin(), fonts()],
        test: {
          name: "components",
          ...filesOf(TEST_FILES.components),
          testTimeout: 60_000,
          browser: { ...browser(), commands: { serverMarkup } },
        },
      },
      {
        optimizeDeps,
        plugins: [react(), vanillaExtractPlugin(), fonts()],
        test: {
          name: "visual",
          ...filesOf(TEST_FILES.visual),
          testTimeout: 60_000,
          browser: await picture(),
        },
      },
      site("browser", TEST_FILES.browser),
      site("pages", TEST_FILES.pages),
      {
        test: {
          name: "storybook",
          environment: "node",
          ...filesOf(TEST_FILES.storybook),
          globalSetup: "./.storybook/built/global-setup.ts",
          fileParallelism: false,
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
      ...(mayRun("stories") ? [stories("stories", {})] : []),
      ...(mayRun("stories-rtl") ? [stories("stories-rtl", { VITE_STORY_DIRECTION: "rtl" }, "keyboard")] : []),
    ],
  },
});
