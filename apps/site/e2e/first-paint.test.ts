import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { openBrowser } from "../../../packages/toolchain/src/browser.ts";
import { type Stack, startStack } from "../../../packages/toolchain/src/stack/stack.ts";
import { operate } from "./operate.ts";

let stack: Stack;
let browser: Awaited<ReturnType<typeof openBrowser>>;
beforeAll(async () => {
  stack = await startStack(["server", "provider", "site"], { from: inject("seeded"), server: { JOBS: "off" } });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await stack.stop();
});

/** The page's look in each frame of a first visit, without repetitions. */
async function loadFrames(host: string): Promise<string[]> {
  // The device prefers light, and its language is one that no brand offers.
  const page = await browser.newPage({ locale: "fr-FR", colorScheme: "light", serviceWorkers: "block" });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const note = () => {
      const root = document.documentElement;
      const { lang, dir, dataset } = root;
      const links = Array.from(document.querySelectorAll("link[rel=icon], link[rel=manifest]"), (link) =>
        link.getAttribute("href"),
      );
      const looks = [lang, dir, dataset.theme, getComputedStyle(root).colorScheme, dataset.brand];
      if (document.body) seen.push([...looks, document.title.split(" · ").at(-1), ...links].join(" "));
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await page.goto(stack.site.replace("localhost", host));
  await page.getByRole("contentinfo").waitFor();
  const frames = await page.evaluate(() => Reflect.get(window, "seen") as string[]);
  await page.close();
  return [...new Set(frames)];
}

const change = (...words: string[]): unknown => JSON.parse(operate(stack.data, ...words, "--brand", "utsav"));

const namedAs = (brand: string, title: string) => `${brand} ${title} /icons/${brand}.svg /manifests/${brand}.webmanifest`;

it("has the brand's name, icon, language and mode at each host, until a person chooses", async () => {
  expect(await loadFrames("utsav.localhost")).toEqual([`hi ltr light light ${namedAs("utsav", "Utsav")}`]);
  expect(change("theme", "change", "--mode", "dark")).toEqual({ brand: "utsav", mode: "dark" });
  expect(change("languages", "change", "--standard", "AR")).toMatchObject({ defaultLanguage: "AR" });
  expect(await loadFrames("utsav.localhost")).toEqual([`ar rtl dark dark ${namedAs("utsav", "Utsav")}`]);
  expect(await loadFrames("localhost")).toEqual([`hi ltr light light ${namedAs("baize", "Baize")}`]);
});
