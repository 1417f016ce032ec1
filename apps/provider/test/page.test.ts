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
/** Presses spin and waits until the round is over, whatever it was. */
async function spinOut(page: Page): Promise<void> {
  await page.locator("#spin").click();
  await page.locator('#board:not([data-state="idle"])').waitFor();
  await idle(page);
}

describe("playing", () => {
  it("moves the balance by stake and prize, lists the round and says it in words", async () => {
    const table = await gameTable("prize");
    const { page, complaints } = await seat(table);
    await spinOut(page);
    const { bank } = table.platform;
    const prize = bank.sum("win");
    expect(prize).toBeGreaterThan(2000n);
    expect(bare(await textOf(page, "#balance")).replace(".", "")).toBe(String(bank.balance));
    expect(bare(await textOf(page, "#sum")).replace(".", "")).toBe(String(prize));
    expect(await page.locator("#past li").count()).toBe(1);
    expect(await page.locator("#said").textContent()).toMatch(/^Prize .*Line .*Balance .*Row 1: /);
    expect(await page.locator(".label.won").count()).toBeGreaterThanOrEqual(3);
    expect(complaints).toEqual([]);
  });

  it("plays the rain to its end, or shows the result when asked", async () => {
    const table = await gameTable("rain");
    const { page, complaints } = await seat(table);
    await page.locator("#spin").click();
    await page.locator("body[data-rain]").waitFor();
    expect(await textOf(page, "#raining")).toMatch(/^Rain \d of 8$/);
    await page.getByRole("button", { name: "Show result" }).click();
    await idle(page);
    expect(await page.locator("body[data-rain]").count()).toBe(0);
    expect(bare(await textOf(page, "#sum")).replace(".", "")).toBe(String(table.platform.bank.sum("win")));
    expect(complaints).toEqual([]);
  });

  it("with reduced motion moves nothing and shows the same", async () => {
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

describe("by keyboard", () => {
  it("spins, sets the bet, opens and closes, and lets Tab go through", async () => {
    const table = await gameTable();
    const { page } = await seat(table);
    await page.keyboard.press("ArrowUp");
    expect(bare(await textOf(page, "#stake"))).toBe("50.00");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Space");
    await page.locator('#board:not([data-state="idle"])').waitFor();
    await idle(page);
    expect(table.platform.bank.sum("bet")).toBe(2000n);
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

  it("stops listening to single keys when they are turned off", async () => {
    const table = await gameTable();
    const { page } = await seat(table);
    await page.keyboard.press("i");
    await page.locator("#keys-on").uncheck();
    await page.keyboard.press("Escape");
    await page.locator("#board").click(); // away from the button, which Space would press
    await page.keyboard.press("Space");
    await page.keyboard.press("f");
    expect(await page.locator("dialog[open]").count()).toBe(0);
    expect(table.platform.bank.sum("bet")).toBe(0n);
  });
});

describe("when something goes wrong", () => {
  it("a double click is one bet", async () => {
    const table = await gameTable();
    const { page } = await seat(table);
    await page.locator("#spin").dblclick();
    await idle(page);
    expect(table.platform.bank.sum("bet")).toBe(2000n);
  });

  it("too little money says so, shows what there is, and bets nothing", async () => {
    const table = await gameTable();
    const { page } = await seat(table);
    table.platform.bank.balance = 50n;
    await page.locator("#spin").click();
    expect(await notice(page)).toContain("does not cover this bet");
    expect(bare(await textOf(page, "#balance"))).toBe("0.50");
    await page.locator("#notice-do").click();
    expect(await page.locator("#notice").isHidden()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("spin");
  });

  it("no network: the spin is asked after, not sent again, and never played late", async () => {
    const table = await gameTable();
    const { page, context } = await seat(table);
    await context.setOffline(true);
    await page.locator("#spin").click();
    await page.locator('#board[data-state="checking"]').waitFor();
    await page.getByText("No network.").first().waitFor();
    await context.setOffline(false);
    expect(await notice(page)).toBe("The spin did not reach us. No bet was placed.");
    expect(table.platform.bank.sum("bet")).toBe(0n);
  });

  it("an answer lost on the way is fetched, and shown once", async () => {
    const table = await gameTable();
    const { page } = await seat(table);
    await page.route("**/play-api/spin", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await spinOut(page);
    expect(table.platform.bank.sum("bet")).toBe(2000n);
    expect(await page.locator("#past li").count()).toBe(1);
  });

  it("a reload in the middle of a spin goes on with that round", async () => {
    const table = await gameTable("prize");
    const { page } = await seat(table);
    table.platform.fail("bet", { late: 700 });
    await page.locator("#spin").click();
    await expect.poll(() => table.platform.calls.some((call) => call.operation === "bet")).toBe(true);
    expect(page.url()).not.toContain("token");
    await page.reload();
    const { bank } = table.platform;
    // It may be shown still, or be over by the time the page is there again.
    await expect.poll(() => bank.sum("win") > 0n).toBe(true);
    await page.locator("#past li").first().waitFor();
    await idle(page);
    expect(bank.sum("bet")).toBe(2000n);
    expect(bare(await textOf(page, "#balance")).replace(".", "")).toBe(String(bank.balance));
  });

  it("a bank that never confirms: the bet is taken back, and the person is told", async () => {
    const table = await gameTable();
    const { page } = await seat(table);
    table.platform.fail("bet", { lose: "after" }, { lose: "after" });
    await page.locator("#spin").click();
    expect(await notice(page)).toContain("it was taken back");
    expect(table.platform.bank.balance).toBe(100_000n);
  });

  it("a session that ends in the middle of a spin says so in the person's language and stops", async () => {
    const table = await gameTable();
    const { page } = await seat(table, { lang: "hi", theme: "dark" });
    table.platform.bank.expired = true;
    await page.locator("#spin").click();
    expect(await notice(page)).toContain("सत्र समाप्त हो गया। दाँव नहीं लगा।");
    expect(await page.locator("#spin").isDisabled()).toBe(true);
  });

  it("a token that was spent opens nothing and says so", async () => {
    const table = await gameTable();
    const address = table.launch();
    table.platform.bank.tokens.clear();
    const { page } = await person();
    await page.goto(address);
    expect(await notice(page)).toContain("The session has ended.");
  });
});

describe("in the site's frame", () => {
  it("tells the site what happens and follows its theme", async () => {
    const table = await gameTable();
    const { page } = await person({ viewport: { width: 500, height: 900 } });
    await page.goto(table.siteUrl);
    const game = page.frameLocator("iframe");
    await game.locator('#board[data-state="idle"]').waitFor();
    await game.locator("#spin").click();
    await game.locator("#past li").waitFor();
    await game.locator("#leave").click();
    const heard = () => page.evaluate(() => Reflect.get(window, "heard") as unknown);
    await expect.poll(heard).toEqual(["ready", "round-started", "balance-changed", "round-ended", "close-request"]);
    await page.evaluate((origin) => {
      const message = { source: "baize-site", type: "set-theme", theme: "dark" };
      document.querySelector("iframe")?.contentWindow?.postMessage(message, origin);
    }, table.url);
    await game.locator('html[data-theme="dark"]').waitFor();
  });
});

describe("the page that proves a spin", () => {
  it("keeps the secret until the seeds are changed, then computes what was played", async () => {
    const table = await gameTable("prize");
    const { page, context } = await seat(table);
    await spinOut(page);
    const proof = await context.newPage();
    await proof.goto(table.url + ((await page.locator("#past a").getAttribute("href")) ?? ""));
    expect(await textOf(proof, "#notice")).toContain("it is secret");
    await page.locator("#open-fair").click();
    await page.locator("#rotate button").click();
    expect(await textOf(page, "#seed-bad")).toBe("Write 1 to 64 visible characters.");
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
