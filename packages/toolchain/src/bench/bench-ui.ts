// Compares scenes made with the kit with the same scenes in plain React DOM and CSS: main-thread time and bytes.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Browser } from "playwright";
import { openBrowser } from "../browser.ts";
import { buildPage, type BuiltPage, type Maker } from "./ui/build-page.ts";
import { type Driver, openPage } from "./ui/driver.ts";
import { nothing, type Operation, operations } from "./ui/operations.ts";
import { moduleTable } from "./module-sizes.ts";
import { look } from "./ui/look-alike.ts";
import { profile } from "./ui/profile.ts";
import { byteLines, timeTable } from "./ui/report.ts";
import { newSamples, sample, type Samples } from "./ui/samples.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "9" },
    only: { type: "string", default: "" },
    modules: { type: "boolean", default: false },
    profile: { type: "boolean", default: false },
    look: { type: "string" },
  },
});
const warmUps = 3;

type Pages = Readonly<Record<Maker, Driver>>;

async function rounds(pages: Pages, chosen: readonly Operation[]): Promise<Samples> {
  const samples = newSamples();
  const count = Math.max(1, Number(values.rounds) || 1);
  for (let round = -warmUps; round < count; round += 1) {
    // Each goes first equally often.
    const order: readonly Maker[] = round % 2 === 0 ? ["kit", "plain"] : ["plain", "kit"];
    for (const operation of [nothing, ...chosen]) {
      for (const maker of order) await sample(samples, pages[maker], maker, operation, round >= 0);
    }
  }
  return samples;
}

async function report(browser: Browser, built: Readonly<Record<Maker, BuiltPage>>): Promise<void> {
  const pages = { kit: await openPage(browser, built.kit), plain: await openPage(browser, built.plain) };
  const chosen = operations.filter(({ name }) => name.includes(values.only));
  if (chosen.length === 0)
    throw new Error(`no operation is called ${values.only}: ${operations.map(({ name }) => name).join(", ")}`);
  if (values.modules) console.log(moduleTable(built.kit.modules.filter(({ chunk }) => !chunk.includes("react-"))));
  else if (values.look !== undefined) await look(pages, values.look);
  else if (values.profile) for (const operation of chosen) console.log(await profile(pages.kit, operation));
  else {
    console.log(timeTable(chosen, await rounds(pages, chosen)));
    console.log(byteLines(built.kit, built.plain));
  }
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "baize-bench-"));
  try {
    const built = {
      kit: await buildPage("kit", join(folder, "kit"), values.profile),
      plain: await buildPage("plain", join(folder, "plain"), values.profile),
    };
    const browser = await openBrowser();
    try {
      await report(browser, built);
    } finally {
      await browser.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(`bench:ui: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
