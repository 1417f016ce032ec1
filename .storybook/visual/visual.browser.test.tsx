import { Direction } from "radix-ui";
import { I18nProvider } from "react-aria";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { brands } from "@baize/tokens/brands";
import { brandCss } from "@baize/tokens/css";
import "@baize/ui/fonts/faces";
import "@baize/ui/theme/base.css";
import "@baize/ui/theme/scripts.css";
import { contact } from "./contact.ts";
import { scenes } from "./scenes.tsx";

const sheet = document.createElement("style");
sheet.textContent = brands.slice(0, 1).map(brandCss).join("");
document.head.prepend(sheet);

// Another build of the browser draws the edges of letters a little otherwise: up to a tenth of the colour space counts as
// the same, edges that are only smoothed otherwise do not count, and 1 pixel in 2,000 of the contact sheet may differ.
const tolerance = { threshold: 0.1, includeAA: false, allowedMismatchedPixelRatio: 0.0005 };

const way = "The kit looks otherwise. If that is wanted: pnpm visual --update, and commit .storybook/visual/baselines";

describe("what the kit looks like", () => {
  test.each(scenes)("$name", async ({ name, draw, width = 640, over }) => {
    await page.viewport(width, over ?? 800);
    const { unmount } = await render(
      <I18nProvider locale="en">
        <Direction.Provider dir="ltr">
          <div data-testid="scene" style={{ padding: 12 }}>
            {draw()}
          </div>
        </Direction.Provider>
      </I18nProvider>,
    );
    const scene = page.getByTestId("scene").element();
    if (!(scene instanceof HTMLElement)) throw new Error("The scene is not drawn.");
    const canvas = await contact(over === undefined ? scene : document.body);
    await unmount();
    document.body.replaceChildren(canvas);
    await page.viewport(Math.max(canvas.width, 320), Math.max(canvas.height, 200));
    await expect(canvas, way).toMatchScreenshot(name, { comparatorName: "pixelmatch", comparatorOptions: tolerance });
    canvas.remove();
  });
});
