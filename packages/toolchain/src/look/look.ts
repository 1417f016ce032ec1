// pnpm look <story or route …> [--brands] [--full] [--lang HI]: one contact sheet a subject, at 360 and 1440 px × light/dark × LTR/RTL.
import { mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Browser } from "playwright";
import { brands } from "@baize/tokens/brands";
import { openBrowser } from "../browser.ts";
import { at } from "../root.ts";
import { startStack } from "../stack/stack.ts";
import { contactSheet } from "./contact-sheet.ts";
import { allLooks, nameOf } from "./looks.ts";
import { routeSubject, storySubjects, type Subject } from "./subject.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    brands: { type: "boolean" },
    full: { type: "boolean" },
    lang: { type: "string", default: "HI" },
    site: { type: "string" },
    storybook: { type: "string" },
  },
});

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );
}

async function shoot(browser: Browser, subject: Subject): Promise<string> {
  const pictures: { name: string; png: Buffer; width: number }[] = [];
  for (const look of allLooks(values.brands ? brands.map((brand) => brand.name) : ["baize"])) {
    const page = await browser.newPage({
      viewport: { width: look.width, height: subject.name.startsWith("/") ? (look.width < 700 ? 740 : 900) : 240 },
      colorScheme: look.theme,
      reducedMotion: "reduce",
    });
    await subject.open(page, look);
    pictures.push({
      name: nameOf(look),
      png: await page.screenshot({ fullPage: values.full ?? !subject.name.startsWith("/") }),
      width: look.width,
    });
    await page.close();
  }
  const file = at(".look", `${subject.name.replace(/[^a-z0-9]+/gi, "-").replace(/^-|-$/g, "") || "home"}.png`);
  await contactSheet(browser, subject.name, pictures, file);
  return file;
}

async function collect(site: string, storybook: string): Promise<Subject[]> {
  const lists = positionals.map(async (wanted) => {
    if (wanted.startsWith("/")) return [routeSubject(site, wanted, { ltr: values.lang, rtl: "AR" })];
    return storySubjects(storybook, wanted);
  });
  return (await Promise.all(lists)).flat();
}

async function main(): Promise<void> {
  if (positionals.length === 0)
    throw new Error("usage: pnpm look <story id, its beginning, or /route> … [--brands] [--full] [--lang HI]");
  mkdirSync(at(".look"), { recursive: true });
  const routes = positionals.some((wanted) => wanted.startsWith("/"));
  const stories = positionals.some((wanted) => !wanted.startsWith("/"));
  const site = values.site ?? "http://localhost:5173";
  const storybook = values.storybook ?? "http://localhost:6006";
  const needed = [
    ...(routes && !(await answers(site)) ? (["server", "provider", "site"] as const) : []),
    ...(stories && !(await answers(`${storybook}/index.json`)) ? (["storybook"] as const) : []),
  ];
  const stack = needed.length > 0 ? await startStack(needed, false) : undefined;
  const browser = await openBrowser();
  try {
    const subjects = await collect(
      routes && stack && needed.includes("site") ? stack.site : site,
      stories && stack && needed.includes("storybook") ? stack.storybook : storybook,
    );
    if (subjects.length === 0) throw new Error(`nothing is called ${positionals.join(", ")}`);
    for (const subject of subjects) console.log(await shoot(browser, subject));
  } finally {
    await browser.close();
    await stack?.stop();
  }
}

main().catch((error: unknown) => {
  console.error(`look: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
