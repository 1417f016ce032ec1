import { afterAll, describe, expect, inject, it } from "vitest";
import type { Page } from "playwright";
import { freshDraw } from "./fresh-draw.ts";
import { callFrom, newMember, openSession } from "./newcomer.ts";
import { creditMember } from "./operate.ts";
import { demo, signIn } from "./people.ts";
import { closeBrowser, newAddress, visit } from "./visit.ts";

afterAll(closeBrowser);

const special = "/lottery?gameCode=MARK_SIX&playType=special";
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().press("Enter");
/** The panel beside the board, or the sheet of a phone. */
const slip = (page: Page) => page.getByRole("region", { name: "Tickets" }).or(page.getByRole("dialog", { name: "Tickets" }));
const place = (page: Page) => slip(page).getByRole("button", { name: /^Place / });
const openSlip = (page: Page) => press(page, "Open the bet slip");

/** A member with money who has bought nothing. */
async function player() {
  const person = await newMember(inject("server"));
  creditMember(inject("data"), person.username, "500.00");
  return person;
}

/** What the server holds of the member's only ticket. */
async function boughtBets({ token = "" }: Readonly<Record<string, string>>) {
  const client = callFrom(inject("server"), newAddress(), token);
  const { items } = await client.read("lottery.tickets", { gameCode: "MARK_SIX" });
  expect(items).toHaveLength(1);
  const { bets } = await client.read("lottery.ticket", { id: items[0]?.id ?? "" });
  return bets.map(({ bet: { selection, multiple } }) => `${selection} × ${multiple}`);
}

async function add(page: Page, number: string): Promise<void> {
  await press(page, new RegExp(`^${number}$`));
  await press(page, "Add to slip");
}

describe("a line of the slip", () => {
  it("is changed on the board with its numbers and stake kept, or removed, and what is bought is what the slip shows", async () => {
    const session = await openSession(inject("server"), await player());
    await freshDraw("MARK_SIX");
    const { page, complaints } = await visit(special, { session });
    const multiple = page.getByRole("spinbutton", { name: "Multiple" });
    await multiple.fill("3");
    await multiple.press("Tab");
    await add(page, "07");
    await multiple.fill("1");
    await multiple.press("Tab");
    await add(page, "08");
    const total = await place(page).innerText();

    await press(page, "Edit 07");
    await expect.poll(() => multiple.inputValue()).toBe("3");
    await expect.poll(() => page.getByRole("button", { name: /^07/ }).first().getAttribute("aria-pressed")).toBe("true");
    await press(page, /^09$/);
    // Nothing of the slip changes before the ticket is replaced.
    expect(await place(page).innerText()).toBe(total);
    await press(page, "Replace in slip");
    await slip(page).getByText("07 09").waitFor();
    await expect.poll(() => place(page).innerText()).not.toBe(total);
    await press(page, "Remove 08");
    await place(page).press("Enter");
    await slip(page).getByText("Ticket bought").waitFor();
    expect(await boughtBets(session)).toEqual(["07,09 × 3"]);
    expect(complaints).toEqual([]);
  });

  it("is changed on a phone, where the sheet makes room for the board and the ticket may stay as it is", async () => {
    const session = await openSession(inject("server"), await player());
    await freshDraw("MARK_SIX");
    const { page, complaints } = await visit(special, { session, width: 360 });
    await add(page, "07");
    await add(page, "08");
    await openSlip(page);
    await press(page, "Edit 07");
    const keep = page.getByRole("button", { name: "Leave it as it is" });
    // The page shows the ticket that is changed, not the foot of the board where the slip was opened.
    await expect.poll(() => keep.evaluate((button) => button.getBoundingClientRect().top)).toBeLessThan(600);
    expect(await keep.evaluate((button) => button.getBoundingClientRect().top)).toBeGreaterThan(0);
    await keep.press("Enter");
    await openSlip(page);
    await press(page, "Edit 08");
    await keep.waitFor();
    await press(page, /^08/);
    await press(page, /^49$/);
    await press(page, "Replace in slip");
    await openSlip(page);
    await place(page).press("Enter");
    await slip(page).getByText("Ticket bought").waitFor();
    expect(await boughtBets(session)).toEqual(["07 × 1", "49 × 1"]);
    expect(complaints).toEqual([]);
  });
});

it("repeats a slip in the next draws by the keyboard alone, says what each draw costs, and ends when the member wishes", async () => {
  const session = await openSession(inject("server"), await player());
  await freshDraw("MARK_SIX");
  const { page, complaints } = await visit(special, { session });
  await add(page, "07");
  const once = await place(page).innerText();
  await slip(page).getByRole("switch", { name: "Repeat in the next draws" }).press("Space");
  const draws = slip(page).getByRole("spinbutton", { name: "Number of draws" });
  await draws.fill("3");
  await draws.press("Tab");
  await slip(page).getByRole("combobox", { name: "Stake of each draw" }).selectOption({ label: "Double each time: 1, 2, 4 …" });
  await expect.poll(() => place(page).innerText()).not.toBe(once);
  await place(page).press("Enter");
  await slip(page).getByText("Chase started").waitFor();
  expect(await boughtBets(session)).toEqual(["07 × 1"]);

  await page.goto(`${inject("site")}${special}&part=chases`);
  await page.getByRole("link", { name: /from draw .*: open$/ }).press("Enter");
  const chase = page.getByRole("dialog", { name: "Chase" });
  await chase.getByText("1 of 3 draws").waitFor();
  expect(await chase.getByRole("row").count()).toBeGreaterThanOrEqual(3);
  await chase.getByRole("button", { name: "End" }).press("Enter");
  await chase.getByText("You ended it. Its tickets stay in their draws.").waitFor();
  const client = callFrom(inject("server"), newAddress(), session.token);
  expect((await client.read("lottery.chases", {})).items).toMatchObject([{ state: "cancelled", draws: 3, bought: 1 }]);
  expect(complaints).toEqual([]);
});

it("a visitor who places a bet signs in over the page and buys the slip that they made before", async () => {
  const person = await player();
  await freshDraw("MARK_SIX");
  const { page, complaints } = await visit(special, { address: person.address });
  await add(page, "07");
  await place(page).press("Enter");
  await page.getByRole("dialog").locator("[name=username]").waitFor();
  await signIn(page, person);
  await page.getByRole("button", { name: /account menu/i }).waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe("?gameCode=MARK_SIX&playType=special");
  await slip(page).getByRole("button", { name: "Edit 07" }).waitFor();
  await place(page).press("Enter");
  await slip(page).getByText("Ticket bought").waitFor();
  const token = await page.evaluate(() => sessionStorage.getItem("token") ?? "");
  expect(await boughtBets({ token })).toEqual(["07 × 1"]);
  expect(complaints).toEqual([]);
});

it("a trial account sees boards and draws, and is asked to register before it bets", async () => {
  const session = await openSession(inject("server"), demo);
  const { page, complaints } = await visit(special, { session });
  await add(page, "07");
  await place(page).press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByText("This is a demo account. Register a real account first.").waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await slip(page).getByRole("button", { name: "Edit 07" }).waitFor();
  await page.getByRole("tab", { name: "Past draws", selected: true }).waitFor();
  await page
    .getByRole("link", { name: /^Open draw / })
    .first()
    .waitFor();
  const client = callFrom(inject("server"), newAddress(), session.token);
  const { draws } = await client.read("lottery.game", { gameCode: "MARK_SIX" });
  const issue = draws.find(({ state }) => state === "open")?.issue ?? "";
  const bets = [{ play: "special", selection: "07", unit: "1.00", multiple: 1, rebatePpm: 0 }];
  const bought = client.write("lottery.buy", { gameCode: "MARK_SIX", issue, bets }, { key: crypto.randomUUID() });
  await expect(bought).rejects.toMatchObject({ code: "auth.demo_account" });
  expect(complaints).toEqual([]);
});
