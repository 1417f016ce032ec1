import type { Page } from "playwright";
import { expect } from "vitest";

const SCREENS = [
  [320, 568],
  [360, 640],
  [667, 375],
  [1440, 900],
] as const;

/**
 * Fails where a screen scrolls sideways, hides the button that bets, or has a target under 44 px.
 *
 * @param targets Selector of the targets.
 * @param also What else is expected. `low`: the board ends below a landscape screen.
 */
export async function expectFit(page: Page, targets: string, also: { readonly low?: boolean } = {}): Promise<void> {
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    const seen = await page.evaluate((selector) => {
      const root = document.documentElement;
      const chip = document.getElementById("spin")?.getBoundingClientRect();
      const board = document.getElementById("board");
      const boxes = [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
      const small = boxes.filter((box) => box.width > 0 && (box.width < 44 || box.height < 44)).length;
      const spill = root.scrollWidth > root.clientWidth || (board !== null && board.scrollWidth > board.clientWidth);
      const low = board !== null && innerWidth > innerHeight && board.getBoundingClientRect().bottom > innerHeight;
      return { spill, low, chip: chip !== undefined && chip.bottom <= innerHeight, small };
    }, targets);
    expect({ width, ...seen }).toMatchObject({ width, spill: false, chip: true, small: 0, ...also });
  }
}
