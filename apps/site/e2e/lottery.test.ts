import { afterAll, describe, expect, inject, it } from "vitest";
import type { Page } from "playwright";
import { enterOn, hasFocus, tabTo } from "./by-keyboard.ts";
import { freshDraw } from "./fresh-draw.ts";
import { callFrom, newMember, openSession } from "./newcomer.ts";
import { creditMember } from "./operate.ts";
import { closeBrowser, newAddress, visit } from "./visit.ts";

afterAll(closeBrowser);

/** One play of each family, and the cell of its board that is pressed. */
const boards = [
  ["vnlottery", "VN_NORTH", "lo-2", /^07$/],
  ["vnlottery", "VN_SOUTH", "digit-tail", /^7$/],
  ["lottery", "MIZORAM_EVE", "each-position", /^7$/],
  ["lottery", "KOLKATA_FF", "dragon-tiger", /^Dragon /],
  ["lottery", "THREE_DIGITS", "three-sum", /^13 /],
  ["lottery", "ELEVEN_FIVE", "any-1", /^11$/],
  ["lottery", "DICE_5M", "sum-half", /^Big /],
  ["lottery", "RACE_TEN", "first-one", /^10$/],
  ["lottery", "MARK_SIX", "special", /^49$/],
] as const;

/** Plays whose lines are counted out of several numbers: what is pressed on which set of the board, and what is sold. */
const counted = [
  {
    at: "lottery?gameCode=ELEVEN_FIVE&playType=bankers-3",
    picks: [["Bankers: in every line", "01"], ...["02", "03", "04"].map((number) => ["Others", number])],
    sold: { selection: "01|02,03,04", lines: 3, stake: "3.00" },
  },
  {
    at: "lottery?gameCode=MIZORAM_EVE&playType=five-group-60",
    picks: [["Comes 2 times", "1"], ...["2", "3", "4", "5"].map((number) => ["Comes once", number])],
    sold: { selection: "1|2,3,4,5", lines: 4, stake: "4.00" },
  },
  {
    at: "vnlottery?gameCode=HANOI_VIP&playType=xien-2",
    picks: ["07", "17", "25"].map((number) => ["", number]),
    sold: { selection: "07,17,25", lines: 3, stake: "3.00" },
  },
];

const slip = (page: Page) => page.getByRole("region", { name: "Tickets" });
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().press("Enter");

const openTicket = (page: Page) =>
  page
    .getByRole("link", { name: /^Open the ticket of draw/ })
    .first()
    .press("Enter");

async function buys(page: Page): Promise<void> {
  await press(page, "Add to slip");
  await slip(page)
    .getByRole("button", { name: /^Place / })
    .press("Enter");
  await slip(page).getByText("Ticket bought").waitFor();
  await slip(page).getByRole("button", { name: "Done" }).press("Enter");
}

describe("the lotteries", () => {
  it("sell a ticket of every family by keyboard, list it with its bets, and buy a slip once from two tabs", async () => {
    // A member of its own: these tickets are settled while other tests read balances and bets.
    const person = await newMember(inject("server"));
    creditMember(inject("data"), person.username, "500.00");
    const session = await openSession(inject("server"), person);
    const { page, context, complaints } = await visit("/vnlottery?gameCode=VN_NORTH", { session });
    for (const [path, code, play, cell] of boards) {
      await freshDraw(code);
      await page.goto(`${inject("site")}/${path}?gameCode=${code}&playType=${play}`);
      await press(page, cell);
      await buys(page);
    }
    await page.goto(`${inject("site")}/lottery?gameCode=MARK_SIX&part=tickets`);
    await openTicket(page);
    await expect.poll(() => page.getByRole("dialog", { name: "Ticket" }).textContent()).toContain("Special number");
    await page.keyboard.press("Escape");

    // The slip is one in all tabs, and so is its key: both confirm it, and it is bought once.
    await freshDraw("MARK_SIX");
    await page.goto(`${inject("site")}/lottery?gameCode=MARK_SIX&playType=special`);
    await press(page, /^07$/);
    await press(page, "Add to slip");
    // The context gives every page of it the session.
    const other = await context.newPage();
    await other.goto(page.url());
    const held = Promise.withResolvers<void>();
    await other.route("**/lotto/lgw/tickets", async (route) => {
      if (route.request().method() === "POST") await held.promise;
      await route.continue();
    });
    await slip(other)
      .getByRole("button", { name: /^Place / })
      .press("Enter");
    await slip(page)
      .getByRole("button", { name: /^Place / })
      .press("Enter");
    await slip(page).getByText("Ticket bought").waitFor();
    held.resolve();
    await slip(other).getByText("Ticket bought").waitFor();
    await page.goto(`${inject("site")}/lottery?gameCode=MARK_SIX&part=tickets`);
    await expect.poll(() => page.getByRole("link", { name: /^Open the ticket of draw/ }).count()).toBe(2);
    expect(complaints).toEqual([]);
  });

  it("are played by keyboard alone from the board to the confirmation, and the betting record opens the ticket", async () => {
    const person = await newMember(inject("server"));
    creditMember(inject("data"), person.username, "500.00");
    const session = await openSession(inject("server"), person);
    await freshDraw("VN_SOUTH");
    const { page, complaints } = await visit("/vnlottery?gameCode=VN_SOUTH&playType=digit-tail", { session });
    const cell = (digit: RegExp) => page.getByRole("button", { name: digit }).first();
    await tabTo(page, cell(/^0$/));
    for (let step = 0; step < 7; step += 1) await page.keyboard.press("ArrowRight");
    expect(await hasFocus(cell(/^7$/))).toBe(true);
    await page.keyboard.press("Enter");
    await enterOn(page, page.getByRole("button", { name: "Add to slip" }).first());
    await enterOn(page, slip(page).getByRole("button", { name: /^Place / }));
    await slip(page).getByText("Ticket bought").waitFor();

    // The record knows neither the page of a lottery nor its area: the address leads to the right one with the ticket.
    await page.goto(`${inject("site")}/help?overlay=member/personalHistoryCopy`);
    await page.getByRole("link", { name: /^Vietnam South/ }).press("Enter");
    await page.getByRole("link", { name: "Lines, draw and proof of the ticket" }).press("Enter");
    await expect.poll(() => page.getByRole("dialog", { name: "Ticket" }).textContent()).toContain("Vietnam South");
    expect(new URL(page.url()).pathname).toBe("/vnlottery");
    expect(complaints).toEqual([]);
  });

  it("sell bankers, groups and Vietnamese pairs with the lines that the board counts, and list them so", async () => {
    const person = await newMember(inject("server"));
    creditMember(inject("data"), person.username, "500.00");
    const session = await openSession(inject("server"), person);
    const client = callFrom(inject("server"), newAddress(), session.token);
    const { page, complaints } = await visit("/help", { session });
    for (const { at, picks, sold } of counted) {
      const gameCode = new URLSearchParams(at.split("?")[1]).get("gameCode") ?? "";
      await freshDraw(gameCode);
      await page.goto(`${inject("site")}/${at}`);
      for (const [set = "", number = ""] of picks) {
        const board = set === "" ? page.locator("main") : page.getByRole("group", { name: set });
        await board.getByRole("button", { name: number, exact: true }).first().press("Enter");
      }
      const written = `${sold.lines} lines × ₹1.00 × 1`;
      await press(page, "Add to slip");
      await slip(page).getByText(written).waitFor();
      await slip(page)
        .getByRole("button", { name: /^Place / })
        .press("Enter");
      await slip(page).getByText("Ticket bought").waitFor();
      const { items } = await client.read("lottery.tickets", { gameCode });
      const { bets } = await client.read("lottery.ticket", { id: items[0]?.id ?? "" });
      expect(bets.map(({ bet: { selection, lines, stake } }) => ({ selection, lines, stake: stake.amount }))).toEqual([sold]);
      await page.goto(`${inject("site")}/${at}&part=tickets`);
      await openTicket(page);
      const dialog = page.getByRole("dialog", { name: "Ticket" });
      await dialog.getByText(written).waitFor();
      expect(await dialog.innerText()).toContain(`₹${sold.stake}`);
    }
    expect(complaints).toEqual([]);
  });
});
