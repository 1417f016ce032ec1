import type { Page } from "playwright";
import type { Look } from "./looks.ts";

export interface Subject {
  readonly name: string;
  /** Applies the look to the page and opens the subject. */
  readonly open: (page: Page, look: Look) => Promise<void>;
}
interface StoryIndex {
  readonly entries: Readonly<Record<string, { readonly id: string; readonly type: string }>>;
}

async function networkIdle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle", { timeout: 15_000 }).catch(() => undefined); // a live stream never ends
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

interface Languages {
  readonly ltr: string;
  readonly rtl: string;
}

/** What a visitor with that look has in local storage. A look without a brand leaves it to the site's host name. */
export const storedFor = ({ theme, direction, brand }: Look, languages: Languages): Readonly<Record<string, string>> => ({
  theme,
  lang: languages[direction],
  ...(brand && { brand }),
});

/** An address of the site, as a visitor with that look. */
export function routeSubject(site: string, path: string, languages: Languages): Subject {
  const open = async (page: Page, look: Look) => {
    await page.addInitScript(
      (values) => {
        for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
        // Greetings are marked as shown, so that the picture has the page alone.
        for (const flag of ["giftPopupBeforeLogin", "giftPopupAfterLogin", "noticePopup"]) sessionStorage.setItem(flag, "1");
      },
      storedFor(look, languages),
    );
    await page.goto(site + path);
    await networkIdle(page);
    // On a busy machine half a second without a request may be an application that is still starting.
    await page.locator("main").waitFor();
    await page.waitForFunction(() => document.querySelector("[data-component=skeleton], [aria-busy=true]") === null);
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  };
  return { name: path, open };
}

/** Storybook writes the file in the form that its version, which is pinned, has. */
async function loadIndex(storybook: string): Promise<StoryIndex> {
  const answer = await fetch(`${storybook}/index.json`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
  return (await answer.json()) as StoryIndex;
}

/** Stories whose id is `wanted` or starts with it (`overlays-modal` takes all of Modal's). */
export async function storySubjects(storybook: string, wanted: string): Promise<Subject[]> {
  const index = await loadIndex(storybook);
  const ids = Object.values(index.entries).filter(
    (entry) => entry.type === "story" && (entry.id === wanted || entry.id.startsWith(wanted)),
  );
  return ids.map(({ id }) => ({
    name: id,
    open: async (page, look) => {
      const language = look.direction === "rtl" ? "ar" : "en";
      const globals = `theme:${look.theme};direction:${look.direction};language:${language};brand:${look.brand ?? "baize"}`;
      await page.goto(`${storybook}/iframe.html?viewMode=story&id=${id}&globals=${globals}`);
      await page.waitForSelector("#storybook-root > *, [data-radix-portal]", { timeout: 30_000 });
      await networkIdle(page);
    },
  }));
}
