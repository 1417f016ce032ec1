import type { Browser, FrameLocator, Page } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openBrowser } from "../../packages/toolchain/src/browser.ts";
import { channelName } from "./open-docs.ts";

const storybook = inject("storybook");
let browser: Browser;
let page: Page;
let docs: FrameLocator;

beforeAll(async () => {
  browser = await openBrowser({ windows: true });
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(60_000);
  docs = page.frameLocator("#storybook-preview-iframe");
});
afterAll(() => browser.close());

// A page of text names its heading a second time, in the address that can be copied beside it.
const heading = (name: string) => docs.locator("#storybook-docs h1", { hasText: new RegExp(`^${name}$`) }).first();

/** Everyone begins at Welcome, by the words of the line that is for them. */
async function begin(link: string): Promise<void> {
  await page.goto(`${storybook}?path=/docs/welcome--docs`);
  await docs.getByRole("heading", { name: "Baize", level: 1 }).waitFor();
  // A link before the sidebar is there would be lost: it goes through it.
  await page.locator('[data-item-id="welcome--docs"][data-selected="true"]').waitFor();
  await docs.getByRole("link", { name: link, exact: true }).first().click();
  await heading(link).waitFor();
}

/** By any word for the thing, as a person types it. */
async function search(word: string, result: string): Promise<void> {
  await page.getByPlaceholder("Find components").fill(word);
  await page.getByRole("option", { name: result }).first().click();
  await heading(result).waitFor();
}

const open = (address: string, globals = "") => page.goto(`${storybook}?path=/docs/${address}--docs&globals=${globals}`);
const root = () => docs.locator("html");

/** Goes to the first row of states of a page, and waits for its columns. */
async function firstStates(columns: readonly string[]) {
  const matrices = docs.locator(".docs-matrices");
  const states = docs.locator(".docs-matrix").first();
  // The stories above it are drawn on the way, and push it down.
  await expect
    .poll(async () => {
      await matrices.scrollIntoViewIfNeeded();
      return await states.locator("figcaption").allTextContents();
    })
    .toEqual(columns);
  return states;
}
const usable = ["At rest", "Hover", "Focus", "Pressed"];

test("a designer sees every state of a button in another brand and in the dark", async () => {
  await begin("Colour");
  await open("actions-button", "theme:dark;brand:utsav");
  const states = await firstStates([...usable, "Disabled"]);
  await expect.poll(() => root().getAttribute("data-theme")).toBe("dark");
  await expect.poll(() => root().getAttribute("data-brand")).toBe("utsav");
  // The five differ: what is marked as hovered is drawn as hovered.
  const looks = await states.getByRole("button", { includeHidden: true }).evaluateAll((buttons) =>
    buttons.map((button) => {
      const { backgroundColor, color, outlineStyle, boxShadow } = getComputedStyle(button);
      return `${backgroundColor} ${color} ${outlineStyle} ${boxShadow}`;
    }),
  );
  expect(new Set(looks).size).toBe(5);
});

test.each(["actions-iconbutton", "fields-radiogroup", "fields-slider"])("%s is shown disabled, too", async (address) => {
  await open(address);
  const states = await firstStates([...usable, "Disabled"]);
  const last = states.locator("figure").last();
  expect(await last.locator(":disabled, [aria-disabled=true]").count()).toBeGreaterThan(0);
});

test("a part that cannot be disabled is shown in the other states", async () => {
  await open("text-link");
  const states = await firstStates(usable);
  expect(await states.locator(":disabled, [aria-disabled=true]").count()).toBe(0);
});

test("a brand opens the studio from Welcome and takes its file home", async () => {
  await begin("Brand studio");
  const download = page.waitForEvent("download");
  await docs
    .getByRole("button", { name: /download/i })
    .first()
    .click();
  expect((await download).suggestedFilename()).toBe("baize.brand.json");
});

test("a maker of screens finds a part by another word and copies code that runs", async () => {
  await begin("Words");
  await search("collapse", "Accordion");
  const code = docs.locator("#storybook-docs pre").first();
  await code.waitFor();
  expect(await code.textContent()).toContain('from "@baize/ui/accordion"');
  expect(await code.textContent()).not.toContain("() => {}");
});

test("the search knows other words for a part before the first page is drawn", async () => {
  const early = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // The window of the page gets no answer, so nothing is drawn in it.
  const held = Promise.withResolvers<void>();
  await early.route(/iframe\.html/, async (route) => {
    await held.promise;
    await route.abort();
  });
  await early.goto(`${storybook}?path=/docs/welcome--docs`, { waitUntil: "commit" });
  await early.getByPlaceholder("Find components").fill("collapse");
  await early.getByRole("option", { name: "Accordion" }).first().waitFor();
  expect(await early.getByRole("option").first().textContent()).toContain("Accordion");
  held.resolve();
  await early.close();
});

test("an auditor finds the keys of a modal and what is proved about it", async () => {
  await begin("Accessibility");
  await search("popup", "Modal");
  await expect.poll(() => docs.locator("kbd", { hasText: "Escape" }).first().isVisible()).toBe(true);
  expect(await docs.getByText("WCAG 2.2 AA").first().textContent()).toContain("every story");
});

interface Shown {
  readonly story: string;
  readonly role:
    | "alertdialog"
    | "button"
    | "dialog"
    | "group"
    | "link"
    | "listbox"
    | "option"
    | "region"
    | "spinbutton"
    | "table";
  readonly name?: string | RegExp;
  /** Of one that has the same name in every state. */
  readonly text?: string;
  /** A story that takes a whole window has one of its own. */
  readonly framed?: true;
}
/** By page: what it shows of a story that names a state, though no test runs there. */
const states: Readonly<Record<string, readonly Shown[]>> = {
  "actions-copybutton": [{ story: "failed", role: "button", name: /^Not copied/, framed: true }],
  "data-chart": [{ story: "table-shown", role: "table" }],
  "fields-combobox": [
    { story: "open", role: "listbox", framed: true },
    { story: "filtering", role: "option", name: "Union Bank of India", framed: true },
    { story: "grouped", role: "group", name: "Live", framed: true },
  ],
  "fields-datefield": [{ story: "part-emptied", role: "spinbutton", name: /^day/, text: "dd" }],
  "fields-datepicker": [
    { story: "open", role: "dialog", framed: true },
    { story: "far-year", role: "dialog", framed: true },
  ],
  "fields-daterangepicker": [
    { story: "days", role: "dialog", framed: true },
    { story: "refused", role: "dialog", framed: true },
  ],
  "fields-dynamicform": [
    { story: "sent-once", role: "button", name: "Making the account…" },
    { story: "server-errors", role: "link", name: "Username: This name is taken", framed: true },
    { story: "server-silent", role: "region", name: "Please check 1 field", framed: true },
  ],
  "fields-humancheck": [
    { story: "done", role: "button", name: /Check passed/ },
    { story: "working", role: "button", name: /Checking/ },
    { story: "failed", role: "button", name: /could not be completed/ },
    { story: "expired", role: "button", name: /too old/ },
  ],
  "fields-passwordfield": [{ story: "shown", role: "button", name: "Hide password" }],
  "fields-select": [{ story: "grouped", role: "group", name: "UPI", framed: true }],
  "fields-smscodefield": [
    { story: "sending", role: "button", name: "Sending…" },
    { story: "counting", role: "button", name: /^Send again in/ },
    { story: "too-many", role: "alertdialog", name: "The code was not sent", framed: true },
    { story: "refused-dialog", role: "alertdialog", name: "The code was not sent", framed: true },
  ],
  "fields-timefield": [{ story: "part-emptied", role: "spinbutton", name: /^hour/, text: "––" }],
};

test.each(Object.entries(states))("%s shows the states that its stories name, and no test that ends them", async (name, all) => {
  await open(name);
  for (const { story, role, name: label = "", text = "", framed } of all) {
    const canvas = docs.locator(`[data-canvas=${name}--${story}]`);
    const shown = framed ? canvas.frameLocator(".docs-frame") : canvas;
    // The stories above it are drawn on the way, and push it down.
    await expect
      .poll(
        async () => {
          await canvas.scrollIntoViewIfNeeded();
          return await shown.getByRole(role, { name: label }).filter({ hasText: text }).first().isVisible();
        },
        // A frame is a Storybook of its own: it finds what hangs, as the limit of the test does.
        { message: `${name}--${story}`, timeout: 100_000 },
      )
      .toBe(true);
  }
});

test("a page stays as it is while the toolbar changes faster than its stories are drawn", async () => {
  await open("actions-button");
  const title = docs.locator("#storybook-docs h1");
  const first = await title.elementHandle();
  await root().evaluate((_, name: typeof channelName) => {
    for (const globals of [{ theme: "dark" }, { language: "ar" }, { brand: "utsav" }])
      window[name].emit("updateGlobals", { globals });
  }, channelName);
  await expect.poll(() => root().getAttribute("data-brand")).toBe("utsav");
  await expect.poll(() => docs.locator("[data-story-block] [dir=rtl]").first().isVisible()).toBe(true);
  // Neither a new window nor a new page in it.
  expect(await first?.evaluate((shown) => shown.isConnected)).toBe(true);
});

/** Pages whose stories need a window of their own. */
const FRAMED = ["overlays-modal", "overlays-sheet", "feedback-toast", "actions-menu", "navigation-navbar", "patterns-gameframe"];
test.each(FRAMED)("the toolbar reaches the frames of %s, and the document keeps its language", async (address) => {
  await open(address, "theme:dark;language:ar;brand:utsav;density:compact");
  const frame = docs.frameLocator(".docs-frame").first();
  const look = () =>
    frame.locator("html").evaluate((shown) => {
      const { theme, brand, density } = shown.dataset;
      return { dir: shown.getAttribute("dir"), theme, brand, density };
    });
  await expect.poll(look).toEqual({ dir: "rtl", theme: "dark", brand: "utsav", density: "compact" });
  expect(await root().getAttribute("lang")).toBe("en");
  expect(await root().getAttribute("dir")).toBe("ltr");
});

test("the toolbar reaches a page of text", async () => {
  await open("welcome", "theme:dark;direction:rtl");
  await expect.poll(() => root().getAttribute("data-theme")).toBe("dark");
  await expect.poll(() => docs.locator(".docs-page").getAttribute("dir")).toBe("rtl");
});
