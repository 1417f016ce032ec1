// pnpm look <story or route …> [--brands] [--full] [--lang HI]: one contact sheet a subject, at 360 and 1440 px × light/dark × LTR/RTL.
import { mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Browser } from "playwright";
import { brands } from "@baize/tokens/brands";
import { openBrowser } from "../browser.ts";
import { at } from "../root.ts";
import type { ServiceName } from "../stack/services.ts";
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

async function missing(site: string, storybook: string): Promise<readonly ServiceName[]> {
  const routes = positionals.some((wanted) => wanted.startsWith("/"));
  const stories = positionals.some((wanted) => !wanted.startsWith("/"));
  const shop: readonly ServiceName[] = routes && !(await answers(site)) ? ["server", "provider", "site"] : [];
  return stories && !(await answers(`${storybook}/index.json`)) ? [...shop, "storybook"] : shop;
}

async function main(): Promise<void> {
  if (positionals.length === 0)
    throw new Error("usage: pnpm look <story id, its beginning, or /route> … [--brands] [--full] [--lang HI]");
  mkdirSync(at(".look"), { recursive: true });
  const { site = "http://localhost:5173", storybook = "http://localhost:6006" } = values;
  const names = await missing(site, storybook);
  const stack = names.length > 0 ? await startStack(names, { built: false }) : undefined;
  const browser = await openBrowser();
  try {
    const where = {
      site: names.includes("site") ? stack?.site : site,
      storybook: names.includes("storybook") ? stack?.storybook : storybook,
    };
    const subjects = await collect(where.site ?? site, where.storybook ?? storybook);
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
