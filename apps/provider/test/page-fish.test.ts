import type { Page } from "playwright";
import { afterAll, describe, expect, it } from "vitest";
import type { Fish } from "../src/engines/fish/kinds.ts";
import { type Point, placesOf, STILL } from "../src/engines/fish/swim.ts";
import { openProof } from "./proof-page.ts";
import { closeBrowser, gameTable, idle, seat } from "./table.ts";

afterAll(closeBrowser);

/** With this bet the next round has a hit. */
const WISH = { gameCode: "fish-0-3-deep-net", choice: "carp 5" };
const bare = (text: string) => text.replaceAll(/[^0-9.]/g, "");
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const played = async (page: Page, rounds: number) => {
  await page
    .locator("#past li")
    .nth(rounds - 1)
    .waitFor();
  await idle(page);
};
const water = (page: Page) => page.locator("#swims");
/** Where a fish is in a pond that stands still. The picture is asked whether a fish is drawn there. */
async function stillAt(page: Page, kind: Fish): Promise<Point & { readonly beside: number }> {
  const [canvas, floor] = await Promise.all([water(page).boundingBox(), page.locator("#score").boundingBox()]);
  const size = { wide: canvas?.width ?? 0, high: (canvas?.height ?? 0) - (floor?.height ?? 0) };
  const { x = 0, y = 0, long = 0 } = placesOf(size, STILL).find(({ fish }) => fish === kind) ?? {};
  const beside = x + long / 2 + 14;
  await drawsAt(page, { x, y }, beside);
  return { x, y, beside };
}
/** Waits until the colour in the middle of a fish differs from that of the water beside it. */
const drawsAt = (page: Page, { x, y }: Point, beside: number) =>
  water(page).evaluate(
    (canvas: HTMLCanvasElement, at) =>
      new Promise<void>((resolve) => {
        const scale = canvas.width / canvas.clientWidth;
        const dotOf = (left: number) => [...(canvas.getContext("2d")?.getImageData(left * scale, at.y * scale, 1, 1).data ?? [])];
        const look = () => {
          const [fish, open] = [dotOf(at.x), dotOf(at.beside)];
          if (fish.some((part, index) => Math.abs(part - (open[index] ?? 0)) > 40)) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
    { x, y, beside },
  );
const picture = (page: Page) => water(page).evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
const differs = (page: Page, before: string) =>
  page.waitForFunction((old) => document.querySelector<HTMLCanvasElement>("#swims")?.toDataURL() !== old, before);
/** Whether the picture changes within 20 frames of the browser. */
const moves = (page: Page) =>
  water(page).evaluate(async (canvas: HTMLCanvasElement) => {
    const first = canvas.toDataURL();
    for (let frame = 0; frame < 20; frame++) {
      await new Promise(requestAnimationFrame);
      if (canvas.toDataURL() !== first) return true;
    }
    return false;
  });
/** Waits for the fonts, and until the picture stays as it is for 20 frames of the browser. */
const rests = (page: Page) =>
  water(page).evaluate(async (canvas: HTMLCanvasElement) => {
    await document.fonts.ready;
    let [last, same] = [canvas.toDataURL(), 0];
    while (same < 20) {
      await new Promise(requestAnimationFrame);
      const next = canvas.toDataURL();
      same = next === last ? same + 1 : 0;
      last = next;
    }
  });
/** Waits until all is drawn and rests, and then swims: only fish that swim change the picture then. */
const swims = async (page: Page) => {
  await press(page, "s");
  await rests(page);
  const still = await picture(page);
  await press(page, "s");
  await differs(page, still);
};
/** The bets that the page has sent, in their order. */
function betsOf(page: Page): string[] {
  const bets: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/play-api/bet")) bets.push((request.postDataJSON() as { choice: string }).choice);
  });
  return bets;
}

describe("the pond", () => {
  it("shoots at the kind of the fish that is tapped, wherever it is tapped; water shoots nothing", async () => {
    const table = await gameTable(WISH);
    const { page, complaints } = await seat(table, {}, { reducedMotion: "reduce", hasTouch: true });
    const bets = betsOf(page);
    const carp = await stillAt(page, "carp");
    await water(page).tap({ position: carp });
    await played(page, 1);
    expect(await page.locator("#tale").innerText()).toMatch(/^Carp, .*×\s5.* a hit\. Hits: \d\. Misses: \d\.$/);
    await water(page).tap({ position: { x: carp.x - 22, y: carp.y + 5 } });
    await played(page, 2);
    await water(page).tap({ position: await stillAt(page, "golden") });
    await played(page, 3);
    expect(bets).toEqual(["carp 5", "carp 5", "golden 5"]);
    await water(page).tap({ position: { x: 30, y: 3 } });
    expect([await page.locator("#board").getAttribute("data-state"), bets.length]).toEqual(["idle", 3]);
    expect(table.platform.wallet.sum("bet")).toBe(6000n);
    expect(complaints).toEqual([]);
  });

  it("is played by arrows and Space, says each shot, shows a prize below the stake as no gain, and is computed again by its proof", async () => {
    const table = await gameTable({ ...WISH, choice: "carp 10" });
    const { page } = await seat(table);
    await press(page, "+");
    expect(await page.locator("#said").textContent()).toBe("Shots: 10 · \u2066₹2.00\u2069 a shot");
    await page.locator('input[name="fish"]:checked').focus();
    await press(page, "ArrowRight", "ArrowRight");
    expect(await page.locator("#tale").innerText()).toMatch(/^Carp: .*×\s5.* a hit, chance 97 in 500$/);
    await press(page, "Space");
    await played(page, 1);
    const said = (await page.locator("#said").textContent()) ?? "";
    const [, hits = "", misses = ""] = /Carp, .*×\s5.* a hit\. Hits: (\d+)\. Misses: (\d+)\./.exec(said) ?? [];
    const [, each = ""] = /Shot by shot: (.*)\.$/.exec(said) ?? [];
    expect(each.split(", ").filter((shot) => shot === "hit").length).toBe(Number(hits));
    expect(each.split(", ").filter((shot) => shot === "miss").length).toBe(Number(misses));
    expect(await page.locator(".pips .hit").count()).toBe(Number(hits));
    const { wallet } = table.platform;
    expect([wallet.sum("win"), wallet.sum("win") > 0n, wallet.sum("win") < 2000n]).toEqual([BigInt(hits) * 1000n, true, true]);
    expect(bare(await page.locator("#balance").innerText()).replace(".", "")).toBe(String(wallet.balance));
    expect([await page.locator("#sum.small").count(), await page.locator("#past .prize.won").count()]).toEqual([1, 0]);
    const proof = await openProof(page, table);
    expect([await proof.locator(".verdict.good").count(), await proof.locator("#choice").inputValue()]).toEqual([2, "carp 10"]);
    expect(await proof.locator(".told").innerText()).toMatch(new RegExp(`^Carp, .* Hits: ${hits}\\. Misses: ${misses}\\.$`));
  });

  it("takes one stake for a batch whose answer is lost, and shows that batch", async () => {
    const table = await gameTable(WISH);
    const { page } = await seat(table);
    let lost = 0;
    await page.route("**/play-api/bet", async (route) => {
      lost += 1;
      await route.fetch();
      return route.abort();
    });
    await press(page, "3", "Enter");
    await played(page, 1);
    const { wallet } = table.platform;
    expect([lost, wallet.sum("bet")]).toEqual([1, 2000n]);
    expect(await page.locator("#tale").innerText()).toMatch(/^Carp, .* Hits: [1-5]\. /);
    expect(bare(await page.locator("#balance").innerText()).replace(".", "")).toBe(String(wallet.balance));
  });

  it("rests when the player asks for it, also after a reload", async () => {
    const { page } = await seat(await gameTable(WISH));
    await swims(page);
    await press(page, "s");
    await rests(page);
    expect(await page.locator("#rest").getAttribute("aria-pressed")).toBe("true");
    await page.reload();
    await idle(page);
    // The carp is the last fish that is drawn.
    await stillAt(page, "carp");
    await rests(page);
    const still = await picture(page);
    await page.locator("#rest").click();
    await differs(page, still);
  });

  it("shows its fish in the first picture of each new size", async () => {
    const { page } = await seat(await gameTable(WISH), {}, { reducedMotion: "reduce" });
    const [before, after] = [
      { width: 500, height: 800 },
      { width: 900, height: 700 },
    ];
    await page.setViewportSize(after);
    const carp = await stillAt(page, "carp");
    const width = await water(page).evaluate((canvas) => canvas.clientWidth);
    await page.setViewportSize(before);
    await stillAt(page, "carp");
    // This observer is younger than the page's own: it is called when the page has drawn.
    const seen = await water(page).evaluateHandle(
      (canvas: HTMLCanvasElement, at) => ({
        first: new Promise<number[][]>((resolve) => {
          new ResizeObserver(() => {
            if (canvas.clientWidth !== at.width) return;
            const scale = canvas.width / canvas.clientWidth;
            const dotOf = (left: number) => [
              ...(canvas.getContext("2d")?.getImageData(left * scale, at.y * scale, 1, 1).data ?? []),
            ];
            resolve([dotOf(at.x), dotOf(at.beside)]);
          }).observe(canvas);
        }),
      }),
      { ...carp, width },
    );
    await page.setViewportSize(after);
    const [fish = [], beside = []] = await seen.evaluate(({ first }) => first);
    expect(Math.max(...fish.map((part, index) => Math.abs(part - (beside[index] ?? 0))))).toBeGreaterThan(40);
  });

  it("draws again when the browser gives its lost canvas back, also with a ground that is no colour", async () => {
    const { page, complaints } = await seat(await gameTable(WISH), {}, { reducedMotion: "reduce" });
    await stillAt(page, "carp");
    await rests(page);
    const before = await picture(page);
    const restore = (ground: string) =>
      water(page).evaluate((canvas: HTMLCanvasElement, value) => {
        if (value !== "") canvas.style.setProperty("--g", value);
        canvas.getContext("2d")?.reset();
        canvas.dispatchEvent(new Event("contextrestored"));
      }, ground);
    await restore("");
    await page.waitForFunction((old) => document.querySelector<HTMLCanvasElement>("#swims")?.toDataURL() === old, before);
    await restore("none");
    await stillAt(page, "carp");
    expect(complaints).toEqual([]);
  });

  it("swims as sharp as each screen to which its window moves", async () => {
    const size = { width: 500, height: 800 };
    const { page } = await seat(await gameTable(WISH), {}, { viewport: size, deviceScaleFactor: 1 });
    const screen = await page.context().newCDPSession(page);
    for (const sharpness of [2, 1, 1.5]) {
      await screen.send("Emulation.setDeviceMetricsOverride", { ...size, deviceScaleFactor: sharpness, mobile: false });
      await page.waitForFunction((scale) => {
        const canvas = document.querySelector<HTMLCanvasElement>("#swims");
        return Math.abs((canvas?.width ?? 0) / (canvas?.clientWidth ?? 1) - scale) < 0.05;
      }, sharpness);
    }
    expect(await water(page).evaluate((canvas: HTMLCanvasElement) => canvas.width / canvas.clientWidth)).toBeCloseTo(1.5, 1);
  });

  it("finds the fish under a press in a language from right to left, in the other theme and on a large window", async () => {
    const { page } = await seat(
      await gameTable(WISH),
      { lang: "ar", theme: "dark", brand: "utsav" },
      { reducedMotion: "reduce", viewport: { width: 1440, height: 900 }, deviceScaleFactor: 3 },
    );
    const bets = betsOf(page);
    await water(page).click({ position: await stillAt(page, "shark") });
    await played(page, 1);
    expect(bets).toEqual(["shark 5"]);
    const sharpness = await water(page).evaluate((canvas: HTMLCanvasElement) => canvas.width / canvas.clientWidth);
    expect(sharpness).toBeCloseTo(2, 1);
  });

  it("stands still with reduced motion, and marks the fish of a round with a hit", async () => {
    const { page } = await seat(await gameTable(WISH), {}, { reducedMotion: "reduce" });
    await stillAt(page, "carp");
    await rests(page);
    const first = await picture(page);
    await press(page, "3");
    await differs(page, first);
    await rests(page);
    const before = await picture(page);
    await press(page, "Enter");
    await played(page, 1);
    expect(await page.locator(".pips .hit").count()).toBeGreaterThan(0);
    await differs(page, before);
    await rests(page);
  });

  it("draws nothing while the page is hidden, though its round goes on, and swims again when it is seen", async () => {
    const { page } = await seat(await gameTable(WISH));
    await swims(page);
    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, "hidden", { configurable: true, get: () => value });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    await hide(true);
    const before = await picture(page);
    expect(await moves(page)).toBe(false);
    await press(page, "3", "Enter");
    await played(page, 1);
    expect((await picture(page)) === before).toBe(true);
    await hide(false);
    await differs(page, before);
    await swims(page);
  });

  it("names in the rules every kind with its exact chance, and says that a picture decides nothing", async () => {
    const { page } = await seat(await gameTable(WISH));
    await press(page, "i");
    const rows = await page.locator("#info .odds tbody tr").allInnerTexts();
    expect(rows.map((row) => row.split(/\t|\n/)[0])).toEqual([
      "Sardine · 97 of 200",
      "Clownfish · 97 of 300",
      "Carp · 97 of 500",
      "Pufferfish · 97 of 800",
      "Ray · 97 of 1,200",
      "Swordfish · 97 of 2,000",
      "Shark · 97 of 4,000",
      "Golden fish · 97 of 10,000",
    ]);
    expect(await page.locator("#info").innerText()).toContain("Where it is, where you tap and when changes nothing.");
    expect(await page.locator("#info .rtp").innerText()).toMatch(/97\.00%/);
  });
});
