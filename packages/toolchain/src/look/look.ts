// `npm run look -- <story or route …> [--brands] [--full] [--lang HI] [--wait <selector>]`: one contact sheet a subject, at 360 and
// 1440 px × light/dark × LTR/RTL.
import { mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Browser } from "playwright";
import { brands } from "@baize/tokens/brands";
import { openBrowser } from "../browser.ts";
import { at, root } from "../root.ts";
import type { ServiceName } from "../stack/services.ts";
import { portFrom } from "../stack/port.ts";
import { startStack } from "../stack/stack.ts";
import { contactSheet } from "./contact-sheet.ts";
import { findOrigin } from "./origin.ts";
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
    wait: { type: "string" },
  },
});

async function shoot(browser: Browser, subject: Subject): Promise<string> {
  const pictures: { name: string; png: Buffer; width: number }[] = [];
  for (const look of allLooks(values.brands ? brands.map((brand) => brand.name) : [undefined])) {
    const page = await browser.newPage({
      viewport: { width: look.width, height: subject.name.startsWith("/") ? (look.width < 700 ? 740 : 900) : 240 },
      colorScheme: look.theme,
      reducedMotion: "reduce",
    });
    await subject.open(page, look);
    if (values.wait) await page.locator(values.wait).first().waitFor();
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

interface Running {
  readonly site: string;
  readonly storybook: string;
  /** What nothing answers for, and has to be started. */
  readonly missing: readonly ServiceName[];
}

/** Finds what runs already, and says whose it is. Another checkout is photographed only where its address was given. */
async function findRunning(): Promise<Running> {
  const wanted = {
    site: positionals.some((name) => name.startsWith("/")),
    storybook: positionals.some((name) => !name.startsWith("/")),
  };
  const places = { site: portFrom("SITE_PORT", 5173), storybook: portFrom("STORYBOOK_PORT", 6006) };
  const find = async (name: "site" | "storybook") => {
    const given = values[name];
    const address = given ?? `http://localhost:${places[name]}`;
    const origin = wanted[name] ? await findOrigin(address) : "none";
    if (given && origin === "none" && wanted[name]) throw new Error(`nothing answers at ${given}.`);
    const isUsed = wanted[name] && (given !== undefined || origin === "this");
    if (isUsed) console.log(`look: ${address} of ${origin === "this" ? root : "another checkout, or a built one"}`);
    return { address, isMissing: wanted[name] && !isUsed };
  };
  const [site, storybook] = [await find("site"), await find("storybook")];
  const missing: ServiceName[] = [];
  if (site.isMissing) missing.push("server", "provider", "site");
  if (storybook.isMissing) missing.push("storybook");
  if (missing.length > 0) console.log(`look: starts ${missing.join(", ")} of ${root}`);
  return { site: site.address, storybook: storybook.address, missing };
}

async function main(): Promise<void> {
  if (positionals.length === 0) throw new Error("Name a story or a route. See: npm run look -- --help");
  mkdirSync(at(".look"), { recursive: true });
  const running = await findRunning();
  const stack = running.missing.length > 0 ? await startStack(running.missing, { built: false }) : undefined;
  const browser = await openBrowser();
  try {
    const address = (name: "site" | "storybook") => (stack && running.missing.includes(name) ? stack[name] : running[name]);
    const subjects = await collect(address("site"), address("storybook"));
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
