import { afterAll, expect, inject, it } from "vitest";
import { freshDraw } from "./fresh-draw.ts";
import { callFrom, newMember, openSession } from "./newcomer.ts";
import { creditMember } from "./operate.ts";
import { closeBrowser, newAddress, visit } from "./visit.ts";

afterAll(closeBrowser);

const HOUR_MS = 3_600_000;

/** Runs in the page: its clock shows another time than the real one. */
function shiftClock(by: number): void {
  const RealDate = Date;
  const now = () => RealDate.now() + by;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values, self) => Reflect.construct(target, values.length === 0 ? [now()] : values, self),
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
  });
}

const SHIFTS = [
  ["five hours ahead", 5 * HOUR_MS],
  ["more than a day behind", -26 * HOUR_MS],
] as const;

/** The seconds that a timer shows. */
const secondsOf = (written: string) => written.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);

it.each(SHIFTS)(
  "a device whose clock is %s sees the server's time to the close, buys, and moves on to the next draw",
  async (_, shift) => {
    const person = await newMember(inject("server"));
    creditMember(inject("data"), person.username, "50.00");
    const session = await openSession(inject("server"), person);
    const client = callFrom(inject("server"), newAddress());
    const openDraw = async (gameCode: string) => {
      const { draws, now } = await client.read("lottery.game", { gameCode });
      const draw = draws.find(({ state }) => state === "open");
      return { issue: draw?.issue ?? "", seconds: ((draw?.closesAt ?? 0) - now) / 1000 };
    };
    const { page, context, complaints } = await visit("/help", { session });
    await context.addInitScript(shiftClock, shift);
    await freshDraw("MARK_SIX");
    await page.goto(`${inject("site")}/lottery?gameCode=MARK_SIX&playType=special`);
    const error = (await page.evaluate(() => Date.now())) - Date.now();
    expect(Math.abs(error - shift)).toBeLessThan(HOUR_MS);

    const timer = page.getByRole("timer", { name: "Betting closes in" });
    const [written, { seconds }] = await Promise.all([timer.innerText(), openDraw("MARK_SIX")]);
    // Half a minute is what a busy machine may need between the two; the clock is wrong by hours.
    expect(Math.abs(secondsOf(written) - seconds)).toBeLessThan(30);

    await page.getByRole("button", { name: /^07$/ }).press("Enter");
    await page.getByRole("button", { name: "Add to slip" }).first().press("Enter");
    const slip = page.getByRole("region", { name: "Tickets" });
    await slip.getByRole("button", { name: /^Place / }).press("Enter");
    await slip.getByText("Ticket bought").waitFor();

    // A game that draws each minute: the page follows the close by itself, not before the server has closed the draw.
    await page.goto(`${inject("site")}/elott?gameCode=QUICK_DICE`);
    const heading = page.getByText(/^Draw \S+, .*\d{2}:\d{2}$/);
    const before = await heading.innerText();
    await expect.poll(() => heading.innerText(), { timeout: 90_000 }).not.toBe(before);
    expect(before).not.toContain((await openDraw("QUICK_DICE")).issue);
    expect(complaints).toEqual([]);
  },
);

it.each(SHIFTS.flatMap(([name, shift]) => ["/", "/lottery-games"].map((path) => [name, path, shift] as const)))(
  "a device whose clock is %s sees on %s the server's time to the next draw",
  async (_, path, shift) => {
    const client = callFrom(inject("server"), newAddress());
    const { page, context, complaints } = await visit("/help");
    await context.addInitScript(shiftClock, shift);
    await freshDraw("MARK_SIX");
    await page.goto(`${inject("site")}${path}`);
    const timer = page.getByRole("timer").first();
    await timer.waitFor();
    const card = page.getByRole("listitem").filter({ has: timer }).first();
    const [written, shown, { items, now }] = await Promise.all([
      timer.innerText(),
      card.innerText(),
      client.read("draws.opened", { count: 20 }),
    ]);
    const draw = items.find(({ gameName }) => shown.includes(gameName));
    expect(Math.abs(secondsOf(written) - ((draw?.nextDrawAt ?? 0) - now) / 1000)).toBeLessThan(30);
    expect(complaints).toEqual([]);
  },
);
