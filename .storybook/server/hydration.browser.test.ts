import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { commands } from "vitest/browser";
import { cases, type ServerCase } from "./cases.tsx";
import { drawAlone, listening, takeOver, unexpected } from "./hydrate.ts";
import type { Markup } from "./server-markup.ts";

/** Folders without stories, and the folder whose stories cover them. */
const shownElsewhere: Readonly<Record<string, string>> = {
  overlay: "the layer of modal, popover, menu, …",
  foundations: "specimens of tokens, no component: they read what the browser makes of the page's sheet",
  story: "fixtures",
};
const folders = Object.keys(import.meta.glob("../../packages/ui/src/*/*.tsx"))
  .filter((path) => !path.endsWith(".test.tsx"))
  .map((path) => path.split("/").at(-2) ?? path);
const byFolder = Object.groupBy(cases, ({ folder }) => folder);

let sent: Readonly<Record<string, Markup>> = {};
/** Measured parts change a frame later, when the case is unmounted. */
class Still {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
beforeAll(async () => {
  vi.stubGlobal("ResizeObserver", Still);
  sent = await commands.serverMarkup();
}, 120_000);
afterAll(() => vi.unstubAllGlobals());

async function findProblems({ name, page, compared }: ServerCase): Promise<string[]> {
  const server = sent[name];
  if (!server) return [`${name} was not rendered on the server`];
  const differences: string[] = [];
  const said = await listening(async () => {
    const taken = await takeOver(server.html, page);
    // Pictures load or fail at any time.
    if (!compared || server.html.includes("<img")) return;
    const alone = await drawAlone(page);
    const at = alone.findIndex((line, index) => line !== taken[index]);
    if (at >= 0) differences.push(`${name} ends as ${taken[at]?.trim()}, drawn alone as ${alone[at]?.trim()}`);
  });
  return [
    ...unexpected(server.said).map((words) => `${name} on the server: ${words}`),
    ...said.map((words) => `${name} in the browser: ${words}`),
    ...differences,
  ];
}

test("every folder of components has a case, or names the one that covers it", () => {
  const covered = new Set([...Object.keys(byFolder), ...Object.keys(shownElsewhere)]);
  expect([...new Set(folders)].filter((folder) => !covered.has(folder))).toEqual([]);
  expect(Object.keys(shownElsewhere).filter((folder) => byFolder[folder] || !folders.includes(folder))).toEqual([]);
});

describe("rendered on a server and hydrated in the browser", () => {
  test.each(Object.entries(byFolder))("%s", async (_folder, stories = []) => {
    const problems: string[] = [];
    for (const story of stories) problems.push(...(await findProblems(story)));
    expect(problems).toEqual([]);
  });
});
