import { afterAll, expect, inject, it } from "vitest";
import type { Page } from "playwright";
import { hasFocus, tabTo } from "./by-keyboard.ts";
import { freshDraw } from "./fresh-draw.ts";
import { newMember, openSession } from "./newcomer.ts";
import { closeBrowser, visit } from "./visit.ts";

afterAll(closeBrowser);

/** The element with the focus; `covered`: a bar over the page lies on its middle, or it is outside the window. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const own = document.activeElement ?? document.body;
    const { left, top, width, height } = own.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    let bar = above;
    while (bar && !["fixed", "sticky"].includes(getComputedStyle(bar).position)) bar = bar.parentElement;
    const name = own.getAttribute("aria-label") ?? own.textContent.trim();
    return { name, covered: above === null || (bar !== null && !bar.contains(own)) };
  });

/** Goes on by Tab to an element, and names what had the focus on the way while something covered it. */
async function coveredUntil(page: Page, wanted: ReturnType<Page["getByRole"]>, way: "Tab" | "Shift+Tab"): Promise<string[]> {
  const covered: string[] = [];
  for (let step = 0; step < 80 && !(await hasFocus(wanted)); step += 1) {
    await page.keyboard.press(way);
    const now = await focused(page);
    if (now.covered) covered.push(now.name);
  }
  expect(await hasFocus(wanted)).toBe(true);
  return covered;
}

it.each([360, 1440])("no bar covers the element with the focus on a board, in a window of %i pixels", async (width) => {
  const session = await openSession(inject("server"), await newMember(inject("server")));
  await freshDraw("MARK_SIX");
  const { page, complaints } = await visit("/lottery?gameCode=MARK_SIX&playType=special", { session, width });
  for (const number of ["07", "08", "09"]) {
    await page.getByRole("button", { name: number, exact: true }).first().press("Enter");
    await page.getByRole("button", { name: "Add to slip" }).first().press("Enter");
  }
  const first = page.getByRole("button", { name: "All lotteries" });
  const last = page.getByRole("tab", { name: "Past draws", exact: true });
  await tabTo(page, first, "Shift+Tab");
  expect(await coveredUntil(page, last, "Tab")).toEqual([]);
  expect(await coveredUntil(page, first, "Shift+Tab")).toEqual([]);
  expect(complaints).toEqual([]);
});

it("moves the focus to the top of the page when a lottery opens from the lobby, or the lobby from a lottery", async () => {
  const session = await openSession(inject("server"), await newMember(inject("server")));
  const { page, complaints } = await visit("/lottery?view=lobby", { session, width: 360 });
  const place = () => page.evaluate(() => ({ focus: document.activeElement?.tagName, scroll: scrollY }));
  await page.getByRole("link", { name: "Quick dice" }).press("Enter");
  await page.getByRole("heading", { level: 1, name: "Quick dice" }).waitFor();
  expect(await place()).toEqual({ focus: "MAIN", scroll: 0 });
  await page.evaluate(() => scrollTo(0, 200));
  await expect.poll(async () => (await place()).scroll).toBe(200);
  await page.getByRole("button", { name: "All lotteries" }).press("Enter");
  await page.getByRole("heading", { level: 1, name: "Lottery" }).waitFor();
  expect(await place()).toEqual({ focus: "MAIN", scroll: 0 });
  expect(complaints).toEqual([]);
});
