import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, vi } from "vitest";
import type { Frame, Page } from "playwright";
import { arrowLeft } from "@baize/ui/icon/art";
import { networkIdle } from "./network-idle.ts";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const scopes = {
  everything: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
  /** The rules that a theme can affect: markup, names and roles are the same in every theme. */
  colours: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
} as const;

async function violations(page: Page | Frame, scope: keyof typeof scopes): Promise<string[]> {
  // Through the debugger, not a script tag: the page's own policy stays strict.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axeSource);
  return page.evaluate(async (runOnly) => {
    // The script above put axe on the page; its types are unknown there.
    const { axe } = window as unknown as {
      axe: {
        run: (
          context: object,
          options: object,
        ) => Promise<{ violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[] }>;
      };
    };
    // The page below a dialog is inert, and is checked as a page of its own.
    const [below, live] = [true, false].map((inert) =>
      [...document.body.children].filter((part) => part instanceof HTMLElement && part.inert === inert),
    );
    // Passed rules are not reported: that would cost more than the check.
    const found = await axe.run(below?.length ? { include: live } : document, { runOnly, resultTypes: ["violations"] });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary}`),
    );
  }, scopes[scope]);
}

/** Waits until the page has everything that it requested and shows it: late content may request more. */
export async function settled(page: Page): Promise<void> {
  await page.locator("main").waitFor();
  const loading = "[data-component=skeleton], [aria-busy=true]";
  for (;;) {
    await networkIdle(page);
    if ((await page.locator(loading).count()) === 0) break;
    await page.waitForFunction((parts) => document.querySelector(parts) === null, loading);
  }
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** What a page preloads and does not use: style sheets that do not apply, fonts of which no face is shown. Runs in the page. */
function findUnused(): string[] {
  const faces = (rules: CSSRuleList): CSSFontFaceRule[] =>
    [...rules].flatMap((rule) =>
      rule instanceof CSSFontFaceRule ? [rule] : rule instanceof CSSGroupingRule ? faces(rule.cssRules) : [],
    );
  const sheets = [...document.styleSheets];
  const shown = new Set(
    [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family.replaceAll('"', "")),
  );
  const fonts = sheets
    .flatMap(({ cssRules }) => faces(cssRules))
    .filter(({ style }) => shown.has(style.getPropertyValue("font-family").replaceAll('"', "")))
    .map(({ style }) => style.getPropertyValue("src"));
  return [...document.querySelectorAll<HTMLLinkElement>("link[rel=preload]")]
    .filter(({ as, href }) =>
      as === "style"
        ? sheets.every((sheet) => sheet.href !== href)
        : fonts.every((source) => !source.includes(href.split("/").at(-1) ?? href)),
    )
    .map(({ href }) => href);
}

/** Checks that the page uses what it preloads. */
async function checkPreloads(page: Page): Promise<void> {
  // Style sheets take effect one after the other (`src/preload.ts`).
  // The page may not evaluate strings, so the waiting is done here.
  await vi.waitFor(async () => expect(await page.evaluate(findUnused), "preloaded for nothing").toEqual([]), {
    timeout: 20_000,
  });
}

/** Checks the texts of a page: no sideways scroll, no raw keys or blanks, no messages in the console. */
export async function checkTexts(page: Page, complaints: readonly string[]): Promise<void> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(sideways, "scrolls sideways").toBeLessThanOrEqual(0);
  expect(await page.locator("body").innerText()).not.toMatch(/\b[a-z]+(\.[a-zA-Z]+)+\b:|\{\{|undefined|\[object/);
  expect(complaints).toEqual([]);
  await checkPreloads(page);
}

/** Checks a page: its texts, and axe in the current theme. */
export async function checkPage(page: Page, complaints: readonly string[]): Promise<void> {
  expect(await violations(page, "everything")).toEqual([]);
  await checkTexts(page, complaints);
}

/** Checks a frame by axe alone, in the current theme: one of another origin has no storage that a test can set. */
export async function audit(frame: Frame): Promise<void> {
  expect(await violations(frame, "everything")).toEqual([]);
}

const TOP = "[role=dialog]:not([inert] *)";

/** Checks that one control leads back, and one closes the window on top: two for the same step make a person choose. */
export async function checkOneWayBack(page: Page): Promise<void> {
  const windows = page.locator(TOP).filter({ visible: true });
  const top = (await windows.count()) > 0 ? windows.last() : page.locator("body");
  const shown = async (selector: string) => await top.locator(selector).filter({ visible: true }).count();
  expect(await shown(`:is(button, a):has(path[d="${arrowLeft}"])`), "controls that lead back").toBeLessThanOrEqual(1);
  expect(await shown("[data-part=close]"), "controls that close").toBeLessThanOrEqual(1);
}

/** `checkPage` in both themes. Restores the theme. */
export async function checkInBothThemes(page: Page, complaints: readonly string[]): Promise<void> {
  await checkPage(page, complaints);
  const turn = () =>
    page.evaluate(() => {
      const { dataset } = document.documentElement;
      dataset.theme = dataset.theme === "dark" ? "light" : "dark";
      // A colour in mid-fade fails where the finished page passes; the end of one fade may start another.
      for (let fading = true; fading;) {
        const fades = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
        for (const fade of fades) fade.finish();
        fading = fades.length > 0;
      }
    });
  await turn();
  expect(await violations(page, "colours"), "in the other theme").toEqual([]);
  await turn();
}
