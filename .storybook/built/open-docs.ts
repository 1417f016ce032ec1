import type { Browser, Page } from "playwright";

/** The part of Storybook's channel in a page that the tests use. */
interface Channel {
  emit: (event: string, value: unknown) => void;
  once: (event: string, listener: (said?: unknown) => void) => void;
}
/** The name under which Storybook keeps it. */
export const channelName = "__STORYBOOK_ADDONS_CHANNEL__";
declare global {
  interface Window {
    [channelName]: Channel;
  }
}

interface DocsEntry {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  /** Relative to the repository, after `./`. */
  readonly importPath: string;
}

/** The pages of the built Storybook, in the order of its sidebar. */
export async function docsIn(storybook: string): Promise<readonly DocsEntry[]> {
  const { entries } = await (await fetch(`${storybook}index.json`)).json();
  return Object.values<DocsEntry>(entries).filter(({ type }) => type === "docs");
}

/** So high that every story of a page is near enough to be drawn. */
export const windowOf = (width: number) => ({ width, height: 20_000 });
export const usualWindow = windowOf(1280);

/** The test reads no picture, so a tenth of the points do. */
export async function openDocs(browser: Browser, storybook: string, id: string): Promise<Page> {
  const page = await browser.newPage({ viewport: usualWindow, deviceScaleFactor: 0.1 });
  await page.goto(`${storybook}iframe.html?viewMode=docs&id=${id}`);
  await page.waitForSelector("#storybook-docs h1");
  return page;
}

/** Goes to another page as the sidebar does, without loading Storybook again. Throws where the page cannot be drawn. */
export async function goTo(page: Page, id: string): Promise<void> {
  await page.evaluate(
    ([storyId, name]) =>
      new Promise<void>((resolve, reject) => {
        const channel = window[name];
        channel.once("docsRendered", () => resolve());
        for (const event of ["storyErrored", "storyThrewException", "storyMissing"])
          channel.once(event, (said) => reject(new Error(`${event}: ${JSON.stringify(said)}`)));
        channel.emit("setCurrentStory", { storyId, viewMode: "docs" });
      }),
    [id, channelName] as const,
  );
}

/** Runs in the page. */
function isDrawn(): boolean {
  const root = document.querySelector("#storybook-docs:has(h1)");
  const places = [...(root?.querySelectorAll("[data-near]") ?? [])];
  const stories = [...(root?.querySelectorAll("[data-story-block] > [data-name]") ?? [])];
  return (
    root !== null &&
    places.every((one) => one.getAttribute("data-near") === "true") &&
    stories.every((one) => one.hasChildNodes())
  );
}

/** Waits as long as the test may until every story of the page is drawn: by a clock, because to paint a page of this height takes longer than to draw it. */
export async function allDrawn(page: Page): Promise<void> {
  await page.waitForFunction(isDrawn, undefined, { polling: 50, timeout: 0 });
}

/** Chooses in the toolbar. */
export async function chooseLook(page: Page, globals: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate(([name, chosen]) => window[name].emit("updateGlobals", { globals: chosen }), [
    channelName,
    globals,
  ] as const);
}
