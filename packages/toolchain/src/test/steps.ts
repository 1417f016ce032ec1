import { at } from "../root.ts";
import type { Step, Turn } from "./step.ts";

const node = process.execPath;
const vitest = (...projects: string[]): Step["command"] => ["vitest", "run", ...projects.flatMap((name) => ["--project", name])];

/** What needs neither browser nor database: `pnpm verify`. */
export const quickSteps: readonly Step[] = [
  { name: "format", command: ["oxfmt", "--check", "."], count: "exit" },
  { name: "lint", command: ["oxlint", "--type-aware", "--deny-warnings"], count: "exit" },
  { name: "types", command: [node, at("packages/toolchain/src/test/types.ts")], count: "line" },
  { name: "unit", command: vitest("unit"), count: "vitest" },
  { name: "messages", command: [node, at("packages/i18n/src/check/check.ts")], count: "exit" },
  { name: "contrast", command: [node, at("tokens/src/contrast/check.ts")], count: "line" },
];

/** Dead code, repetition, and what is published. */
export const tidySteps: readonly Step[] = [
  { name: "dead code", command: ["knip"], count: "exit" },
  { name: "duplicates", command: ["jscpd"], count: "exit" },
  { name: "packages", command: [node, at("packages/toolchain/src/package/check.ts")], count: "line" },
];

export function serverSteps(databaseUrl: string): readonly Step[] {
  return [
    { name: "server on PGlite, provider", command: vitest("server", "processes"), env: { DATABASE_URL: "" }, count: "vitest" },
    // The provider keeps a journal, no database: once is enough for it.
    {
      name: "server on PostgreSQL",
      command: [...vitest("server", "processes"), "apps/server"],
      env: { DATABASE_URL: databaseUrl },
      count: "vitest",
    },
    // What the contract declares and none of these tests showed.
    { name: "endpoints and their errors", command: [node, at("apps/server/test/harness/endpoints.ts")], count: "exit" },
  ];
}

/** Other systems have no settings of letters that a browser of its own could be given (docs/looks-and-servers.md). */
function pictureSteps(env: Record<string, string>): readonly Step[] {
  return process.platform === "linux" ? [{ name: "pictures of the kit", command: vitest("visual"), env, count: "vitest" }] : [];
}

/**
 * The site's tests in two halves side by side, each with a stack of its own: pages one by one leave a core idle. One
 * build serves both (`SITE_BUILT`), made while the stories before it leave a core to it.
 */
function siteSteps(chromium: string) {
  const env = { CHROMIUM_PATH: chromium, SITE_BUILT: "yes" };
  const build: Step = {
    name: "site build",
    command: ["vite", "build", "apps/site", "--config", "apps/site/vite.config.ts", "--logLevel", "warn"],
    env: { NODE_ENV: "production" },
    count: "exit",
  };
  const halves: readonly Step[] = [
    { name: "site in a browser", command: [...vitest("browser"), "--exclude", "**/sweep-*.test.ts"], env, count: "vitest" },
    { name: "every page of the site", command: [...vitest("browser"), "sweep-"], env, count: "vitest" },
  ];
  return { build, halves };
}

export function browserSteps(chromium: string): readonly Turn[] {
  const env = { CHROMIUM_PATH: chromium };
  const site = siteSteps(chromium);
  return [
    { name: "components in a browser", command: vitest("components"), env, count: "vitest" },
    ...pictureSteps(env),
    { name: "stories and audits", command: vitest("stories"), env, count: "vitest" },
    [{ name: "keyboard stories, RTL", command: vitest("stories-rtl"), env, count: "vitest" }, site.build],
    site.halves,
  ];
}
