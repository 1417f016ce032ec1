import type { Locator, Page } from "playwright";
import { gameTable, person } from "./table.ts";

export const GAME = "sportsbook-0-4-sportsbook";
export const odds = "[data-fixture] [data-component=odds] button";

/** A wide page with the first bet of so many fixtures in its slip. */
export async function chosenBets(count: number) {
  const table = await gameTable();
  const { page, complaints } = await person({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  await page.goto(table.launch({}, GAME));
  const rows = page.locator("[data-fixture]", { has: page.locator("button") });
  await rows.nth(count).waitFor();
  for (let row = 1; row <= count; row += 1) await rows.nth(row).locator("[data-component=odds] button").first().press("Enter");
  return { table, page, complaints, rows, slip: page.locator("[data-component=bet-slip]") };
}

/** The same with two singles, of 10.00 and 30.00. */
export async function chosenSingles() {
  const chosen = await chosenBets(2);
  const { slip } = chosen;
  await slip.getByRole("radio", { name: "Singles" }).click();
  for (const [at, stake] of ["10", "30"].entries()) await slip.locator("[data-part=line] input").nth(at).fill(stake);
  return chosen;
}

/** Lets slips arrive, and loses their answers. `first` is done when one has arrived. */
export async function loseAnswers(page: Page): Promise<{ readonly first: Promise<void> }> {
  const arrived = Promise.withResolvers<void>();
  await page.route("**/play-api/slip", async (route) => {
    await route.fetch();
    arrived.resolve();
  });
  return { first: arrived.promise };
}

/** Whether nothing that scrolls cuts the line around a field that has the focus. */
export const wholeFocusLine = async (field: Locator): Promise<boolean> =>
  await field.evaluate((input) => {
    const box = input.parentElement ?? input;
    const { outlineWidth, outlineOffset, outlineStyle } = getComputedStyle(box);
    const line = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const { left, right, top, bottom } = box.getBoundingClientRect();
    for (let around = box.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowX === "visible") continue;
      const edge = around.getBoundingClientRect();
      const isInside = edge.left <= left - line && right + line <= edge.right;
      if (!isInside || top - line < edge.top || edge.bottom < bottom + line) return false;
    }
    return outlineStyle === "solid";
  });
