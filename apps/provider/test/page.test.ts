import type { Page } from "playwright";
import { afterAll, describe, expect, it } from "vitest";
import { closeBrowser, gameTable, idle, person, seat } from "./table.ts";

afterAll(closeBrowser);

const textOf = (page: Page, selector: string) => page.locator(selector).innerText();
const bare = (text: string) => text.replaceAll(/[^0-9.]/g, "");
const notice = async (page: Page) => {
  await page.locator("#notice").waitFor();
  return textOf(page, "#notice-text");
};
/** Spins and waits until the round is over. */
async function spinOut(page: Page): Promise<void> {
  await page.locator("#spin").click();
  await page.locator('#board:not([data-state="idle"])').waitFor();
  await idle(page);
}

describe("playing", () => {
  it("changes the balance by stake and prize, lists the round and announces it", async () => {
    const table = await gameTable("prize");
    const { page, complaints } = await seat(table);
    await spinOut(page);
    const { wallet } = table.platform;
    const prize = wallet.sum("win");
    expect(prize).toBeGreaterThan(2000n);
    expect(bare(await textOf(page, "#balance")).replace(".", "")).toBe(String(wallet.balance));
    expect(bare(await textOf(page, "#sum")).replace(".", "")).toBe(String(prize));
    expect(await page.locator("#past li").count()).toBe(1);
    expect(await page.locator("#said").textContent()).toMatch(/^Prize .*Line .*Balance .*Row 1: /);
    expect(await page.locator(".label.won").count()).toBeGreaterThanOrEqual(3);
    expect(complaints).toEqual([]);
  });

  it("plays the rain to its end, or shows the result on request", async () => {
    const table = await gameTable("rain");
    const { page, complaints } = await seat(table);
    await page.locator("#spin").click();
    await page.locator("body[data-rain]").waitFor();
    expect(await textOf(page, "#raining")).toMatch(/^Rain \d of 8$/);
    await page.getByRole("button", { name: "Show result" }).click();
    await idle(page);
    expect(await page.locator("body[data-rain]").count()).toBe(0);
    expect(bare(await textOf(page, "#sum")).replace(".", "")).toBe(String(table.platform.wallet.sum("win")));
    expect(complaints).toEqual([]);
  });

  it("shows the same without motion where motion is reduced", async () => {
    const table = await gameTable("prize");
    const { page } = await seat(table, {}, { reducedMotion: "reduce" });
    const moving = page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const seen = new Set<string>();
          const look = () => {
            for (const each of document.getAnimations()) {
              const frames = each.effect instanceof KeyframeEffect ? each.effect.getKeyframes() : [];
              for (const frame of frames) for (const name of ["transform", "translate", "top"]) if (name in frame) seen.add(name);
            }
            if (document.getElementById("past")?.childElementCount === 0) requestAnimationFrame(look);
            else resolve([...seen]);
          };
          look();
        }),
    );
    await spinOut(page);
    expect(await moving).toEqual([]);
    expect(await page.locator(".label.won").count()).toBeGreaterThanOrEqual(3);
  });
});

describe("with the keyboard", () => {
  it("spins, sets the bet, opens and closes dialogs, and leaves Tab alone", async () => {
    const table = await gameTable();
    const { page } = await seat(table);
    await page.keyboard.press("ArrowUp");
    expect(bare(await textOf(page, "#stake"))).toBe("50.00");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Space");
    await page.locator('#board:not([data-state="idle"])').waitFor();
    await idle(page);
    expect(table.platform.wallet.sum("bet")).toBe(2000n);
    await page.keyboard.press("i");
    await page.locator("#info[open]").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("#info:not([open])").waitFor({ state: "attached" });
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("open-info");
    await page.keyboard.press("m");
    expect(await page.locator("#sound").getAttribute("aria-pressed")).toBe("true");
    const seen: string[] = [];
    for (let i = 0; i < 6; i++) {
      await page.keyboard.press("Tab");
      seen.push(await page.evaluate(() => document.activeElement?.id ?? ""));
    }
    expect(seen).toEqual(["open-fair", "sound", "bet-less", "spin", "bet-more", "quick"]);
  });

  it("ignores single keys when they are turned off", async () => {
    const table = await gameTable();
    const { page } = await seat(table);
    await page.keyboard.press("i");
    await page.locator("#keys-on").uncheck();
    await page.keyboard.press("Escape");
    await page.locator("#board").click(); // away from the button, which Space would press
    await page.keyboard.press("Space");
    await page.keyboard.press("f");
    expect(await page.locator("dialog[open]").count()).toBe(0);
    expect(table.platform.wallet.sum("bet")).toBe(0n);
  });
});

describe("with faults", () => {
  it("a double click is one bet", async () => {
    const table = await gameTable();
    const { page } = await seat(table);
    await page.locator("#spin").dblclick();
    await idle(page);
    expect(table.platform.wallet.sum("bet")).toBe(2000n);
  });

  it("a stake above the balance is explained and not placed", async () => {
    const table = await gameTable();
    const { page } = await seat(table);
    table.platform.wallet.balance = 50n;
    await page.locator("#spin").click();
    expect(await notice(page)).toContain("does not cover this bet");
    expect(bare(await textOf(page, "#balance"))).toBe("0.50");
    await page.locator("#notice-do").click();
    expect(await page.locator("#notice").isHidden()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("spin");
  });

  it("without a network the spin is looked up, not sent again, and never played late", async () => {
    const table = await gameTable();
    const { page, context } = await seat(table);
    await context.setOffline(true);
    await page.locator("#spin").click();
    await page.locator('#board[data-state="checking"]').waitFor();
    await page.getByText("No network.").first().waitFor();
    await context.setOffline(false);
    expect(await notice(page)).toBe("The bet did not reach us. No bet was placed.");
    expect(table.platform.wallet.sum("bet")).toBe(0n);
  });

  it("a lost answer is fetched, and shown once", async () => {
    const table = await gameTable();
    const { page } = await seat(table);
    await page.route("**/play-api/bet", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await spinOut(page);
    expect(table.platform.wallet.sum("bet")).toBe(2000n);
    expect(await page.locator("#past li").count()).toBe(1);
  });

  it("a reload during a spin continues that round", async () => {
    const table = await gameTable("prize");
    const { page } = await seat(table);
    table.platform.fail("bet", { late: 700 });
    await page.locator("#spin").click();
    await expect.poll(() => table.platform.calls.some((call) => call.operation === "bet")).toBe(true);
    expect(page.url()).not.toContain("token");
    await page.reload();
    const { wallet } = table.platform;
    // It may be shown already, or be over, when the page is loaded again.
    await expect.poll(() => wallet.sum("win") > 0n).toBe(true);
    await page.locator("#past li").first().waitFor();
    await idle(page);
    expect(wallet.sum("bet")).toBe(2000n);
    expect(bare(await textOf(page, "#balance")).replace(".", "")).toBe(String(wallet.balance));
  });

  it("a bet that is never confirmed is rolled back, and the player is told", async () => {
    const table = await gameTable();
    const { page } = await seat(table);
    table.platform.fail("bet", { lose: "after" }, { lose: "after" });
    await page.locator("#spin").click();
    expect(await notice(page)).toContain("it was returned");
    expect(table.platform.wallet.balance).toBe(100_000n);
  });

  it("a session that ends during a spin is explained in the player's language, and play stops", async () => {
    const table = await gameTable();
    const { page } = await seat(table, { lang: "hi", theme: "dark" });
    table.platform.wallet.expired = true;
    await page.locator("#spin").click();
    expect(await notice(page)).toContain("सेशन ख़त्म हो गया। दाँव नहीं लगा।");
    expect(await page.locator("#spin").isDisabled()).toBe(true);
  });

  it("a used token opens nothing and is explained", async () => {
    const table = await gameTable();
    const address = table.launch();
    table.platform.wallet.tokens.clear();
    const { page } = await person();
    await page.goto(address);
    expect(await notice(page)).toContain("The session has ended.");
  });
});

describe("in the site's frame", () => {
  it("reports events to the site and follows its theme", async () => {
    const table = await gameTable();
    const { page } = await person({ viewport: { width: 500, height: 900 } });
    await page.goto(table.siteUrl);
    const game = page.frameLocator("iframe");
    await game.locator('#board[data-state="idle"]').waitFor();
    await game.locator("#spin").click();
    await game.locator("#past li").waitFor();
    await game.locator("#leave").click();
    const received = () => page.evaluate(() => Reflect.get(window, "received") as unknown);
    await expect.poll(received).toEqual(["ready", "round-started", "balance-changed", "round-ended", "close-request"]);
    await page.evaluate((origin) => {
      const message = { source: "baize-site", type: "set-theme", theme: "dark" };
      document.querySelector("iframe")?.contentWindow?.postMessage(message, origin);
    }, table.url);
    await game.locator('html[data-theme="dark"]').waitFor();
  });

  it("leaves out the name, the balance and the exit where the site's bar shows them", async () => {
    const table = await gameTable();
    const { page } = await person({ viewport: { width: 360, height: 740 } });
    await page.goto(table.siteUrl);
    const game = page.frameLocator("iframe");
    await game.locator('#board[data-state="idle"]').waitFor();
    const before = await game.locator(".bar").evaluate((bar) => bar.getBoundingClientRect().height);
    expect(before).toBeGreaterThan(40);
    await page.evaluate((origin) => {
      document.querySelector("iframe")?.contentWindow?.postMessage({ source: "baize-site", type: "draws-bar" }, origin);
    }, table.url);
    await game.locator('html[data-bar="site"]').waitFor();
    const seen = (part: string) => game.locator(part).evaluate((each) => each.getBoundingClientRect().width > 1);
    expect([await seen("#title"), await seen(".balance"), await seen("#leave"), await seen("#sound")]).toEqual([
      false,
      false,
      false,
      true,
    ]);
    // The tools take no line of their own.
    expect(await game.locator(".room").evaluate((room) => room.getBoundingClientRect().top)).toBe(0);
  });
});

describe("the page that proves a spin", () => {
  it("hides the seed until it is changed, then recomputes what was played", async () => {
    const table = await gameTable("prize");
    const { page, context } = await seat(table);
    await spinOut(page);
    const proof = await context.newPage();
    await proof.goto(table.url + ((await page.locator("#past a").getAttribute("href")) ?? ""));
    await proof.locator("#notice", { hasText: "it is secret" }).waitFor();
    await page.locator("#open-fair").click();
    await page.locator("#rotate button").click();
    expect(await textOf(page, "#seed-bad")).toBe("Enter 1 to 64 visible characters.");
    await page.locator("#seed").fill("मेरी सीड");
    await page.locator("#rotate button").click();
    await page.locator("#revealed").waitFor();
    await proof.reload();
    await proof.locator(".verdict").nth(1).waitFor();
    expect(await proof.locator(".verdict.good").count()).toBe(2);
    await proof.locator("#client").fill("another");
    await proof.getByRole("button", { name: "Compute" }).click();
    await proof.locator(".verdict.wrong").waitFor();
  });
});
