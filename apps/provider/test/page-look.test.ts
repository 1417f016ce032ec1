import { afterAll, describe, expect, it } from "vitest";
import { violations } from "./axe.ts";
import { closeBrowser, gameTable, type Look, seat } from "./table.ts";

afterAll(closeBrowser);

const LOOKS: readonly Look[] = [
  { lang: "en", theme: "light" },
  { lang: "en", theme: "dark" },
  { lang: "ar", theme: "light" },
  { lang: "ar", theme: "dark" },
  { lang: "fa", theme: "light" },
  { lang: "ur", theme: "light" },
  { lang: "hi", theme: "light", brand: "utsav" },
  { lang: "hi", theme: "dark", brand: "regatta" },
  { lang: "en", theme: "light", brand: "lantern" },
];

describe.each(LOOKS)("$lang $theme $brand", (look) => {
  it("has no axe violations: board, pay table, fairness, a message", async () => {
    const table = await gameTable("prize");
    // The page's own policy forbids other scripts; it is bypassed to add axe.
    const { page } = await seat(table, look, { bypassCSP: true, reducedMotion: "reduce" });
    expect(await violations(page)).toEqual([]);
    for (const name of ["info", "fair"]) {
      await page.locator(`#open-${name}`).click();
      await page
        .locator(`#${name} details, #${name} form`)
        .first()
        .evaluate((each) => each.setAttribute("open", ""));
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press("Escape");
    }
    table.platform.fail("bet", { refuse: "locked", status: 423 });
    await page.locator("#spin").click();
    await page.locator("#notice").waitFor();
    expect(await violations(page)).toEqual([]);
  });
});

describe("the layout has no overflow, a visible spin button that stays where it is, and targets of 44 px", () => {
  it.each([
    [320, 568, "hi"],
    [320, 640, "ar"],
    [360, 640, "hi"],
    [412, 915, "ar"],
    [768, 1024, "hi"],
    [667, 375, "ar"],
    [320, 568, "fa"],
    [667, 375, "fa"],
    [320, 568, "ur"],
    [667, 375, "ur"],
    [844, 390, "hi"],
    [1024, 768, "hi"],
    [1440, 900, "ar"],
    [1920, 1080, "en"],
  ] as const)("at %i × %i, %s", async (width, height, lang) => {
    const { page } = await seat(await gameTable(), { lang }, { viewport: { width, height } });
    const seen = await page.evaluate(() => {
      const root = document.documentElement;
      const side = document.querySelector(".side");
      const chip = document.getElementById("spin")?.getBoundingClientRect();
      const shown = [...document.querySelectorAll("button, a")].map((each) => ({
        id: each.id,
        box: each.getBoundingClientRect(),
      }));
      const small = shown.filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44)).map(({ id }) => id);
      const spill = root.scrollWidth > root.clientWidth || (side !== null && side.scrollWidth > side.clientWidth);
      // A large prize with a long sentence, and then an error; a low window has no room for that above the button.
      const growing = ["sum", "tale", ...(innerHeight > 520 ? ["notice"] : [])].map((id) => document.getElementById(id));
      const places = growing.map((each, index) => {
        each?.removeAttribute("hidden");
        if (index < 2) each?.replaceChildren("₹98,76,543.00 ".repeat(index === 0 ? 1 : 12));
        return document.getElementById("spin")?.getBoundingClientRect().top;
      });
      const still = places.every((top) => top === chip?.top);
      return { spill, chip: chip !== undefined && chip.bottom <= innerHeight, small, still };
    });
    expect(seen).toEqual({ spill: false, chip: true, small: [], still: true });
  });
});
