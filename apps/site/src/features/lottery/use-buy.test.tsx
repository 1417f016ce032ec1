// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import type { ReactNode } from "react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { OutputOf } from "@baize/api/contract/contract";
import { routeOf } from "@baize/api/routes/all-routes";
import { useBuy } from "./use-buy.ts";
import { useSlip } from "./use-slip.ts";

const bet = { id: "1", play: "lo-2", selection: "07", unit: "1000", multiple: 1, rebatePpm: 0 };

/** Keys of the requests, in their order; each request takes its answer from the front of `answers`. */
let keys: (string | null)[] = [];
let issues: unknown[] = [];
let answers: (() => Response)[] = [];
const refused = (code: string) => () => Response.json({ success: false, code, requestId: "r" }, { status: 409 });
const inr = (amount: string) => ({ amount, currency: "INR" });
const answer: OutputOf<"lottery.buy"> = {
  ticket: {
    id: "01JD8Z3V7Q",
    gameId: "LOTT.HANOI_VIP",
    gameCode: "HANOI_VIP",
    gameName: "Hanoi VIP",
    issue: "261121-0801",
    state: "open",
    at: 1,
    drawsAt: 2,
    stake: inr("10.00"),
    payout: inr("0.00"),
    lines: 1,
    chaseId: null,
  },
  bets: [],
  leaf: "b".repeat(64),
  balance: inr("490.00"),
};
const bought = () => Response.json({ success: true, value: answer });

const server = setupServer(
  http.post<never, { issue: string }>(routeOf("lottery.buy").path, async ({ request }) => {
    keys.push(request.headers.get("Idempotency-Key"));
    issues.push((await request.json()).issue);
    return (answers.shift() ?? bought)();
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => {
  localStorage.clear();
  [keys, issues, answers] = [[], [], []];
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

/** What buys the slip of this device, as in a tab of its own or after a reload. */
function openSlip() {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () => {
      const slip = useSlip("HANOI_VIP");
      return { slip, buy: useBuy("HANOI_VIP", "INR", slip) };
    },
    { wrapper },
  );
  const place = async () => await act(async () => await result.current.buy.place(result.current.slip.slip));
  const resend = async () => await act(async () => await result.current.buy.resend());
  return { now: () => result.current, place, resend };
}

/** The same with one bet. */
function slipToBuy() {
  const opened = openSlip();
  act(() => opened.now().slip.add([bet], "261121-0801"));
  return opened;
}

it("sends the slip again with its key until it is answered, and the same slip with a new key after a mismatch", async () => {
  const { now, place } = slipToBuy();
  answers = [() => HttpResponse.error(), refused("lottery.number_full"), refused("idempotency.mismatch"), bought];
  for (let press = 0; press < 3; press += 1) await place();
  expect(now().slip.slip).toMatchObject({ bets: [{ play: "lo-2", selection: "07" }], issue: "261121-0801" });
  expect(now().buy.failure?.error).toMatchObject({ code: "idempotency.mismatch" });
  await place();
  expect(now().buy.failure).toBeUndefined();
  expect(now().buy.bought).toMatchObject({ kind: "ticket", ticket: { id: "01JD8Z3V7Q" } });
  expect(now().slip.slip.bets).toEqual([]);
  const [first] = keys;
  expect(keys.map((key) => key === first)).toEqual([true, true, true, false]);
  expect(keys).not.toContain(null);
});

it("says why a slip was refused, with its bets, until the slip changes", async () => {
  const { now, place } = slipToBuy();
  answers = [refused("lottery.number_full")];
  await place();
  expect(now().buy.failure).toMatchObject({ error: { code: "lottery.number_full" }, bets: [{ play: "lo-2" }] });
  act(() => now().slip.add([{ ...bet, selection: "08" }], "261121-0801"));
  expect(now().buy.failure).toBeUndefined();
});

const lost = () => HttpResponse.error();
const closed = refused("lottery.draw_closed");

/** A slip whose answer was lost, and which was then moved to the next draw. */
async function lostThenMoved() {
  const opened = slipToBuy();
  answers = [lost];
  await opened.place();
  act(() => opened.now().slip.setIssue("261121-0802"));
  return opened;
}

it("buys nothing else before a ticket whose answer was lost is answered, and then shows its receipt", async () => {
  const { now, place, resend } = await lostThenMoved();
  await place();
  expect(keys).toHaveLength(1);
  expect(now().buy.unanswered).toMatchObject({ issue: "261121-0801", bets: [{ selection: "07" }] });
  await resend();
  expect(issues).toEqual(["261121-0801", "261121-0801"]);
  expect(keys[1]).toBe(keys[0]);
  expect(now().buy.bought).toMatchObject({ kind: "ticket", ticket: { id: "01JD8Z3V7Q" } });
  expect(now().buy.unanswered).toBeUndefined();
  expect(now().slip.slip.bets).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it("says that the earlier ticket was refused, and then buys the slip for the next draw", async () => {
  const { now, place, resend } = await lostThenMoved();
  answers = [refused("rate.limited"), closed, bought];
  await resend();
  expect(now().buy.unanswered).toBeDefined();
  expect(now().buy.sentFailure).toMatchObject({ issue: "261121-0801", error: { code: "rate.limited" } });
  await resend();
  expect(now().buy.unanswered).toBeUndefined();
  expect(now().buy.sentFailure).toMatchObject({ issue: "261121-0801", error: { code: "lottery.draw_closed" } });
  expect(now().slip.slip.bets).toHaveLength(1);
  await place();
  expect(issues).toEqual(["261121-0801", "261121-0801", "261121-0801", "261121-0802"]);
  expect(new Set(keys).size).toBe(2);
  expect(now().buy.sentFailure).toBeUndefined();
});

it("remembers the unanswered ticket after a reload, and its bets stay bought once", async () => {
  await lostThenMoved();
  cleanup();
  const { now, place, resend } = openSlip();
  act(() => now().slip.add([{ ...bet, selection: "25" }], "261121-0802"));
  await place();
  expect(keys).toHaveLength(1);
  await resend();
  expect(keys[1]).toBe(keys[0]);
  expect(now().slip.slip.bets).toMatchObject([{ selection: "25" }]);
});

it("a second tab sends nothing else either, and learns of the answer", async () => {
  const first = slipToBuy();
  const second = openSlip();
  answers = [lost];
  await first.place();
  expect(second.now().buy.unanswered).toMatchObject({ issue: "261121-0801" });
  act(() => second.now().slip.setIssue("261121-0802"));
  await second.place();
  expect(keys).toHaveLength(1);
  await first.resend();
  expect(keys[1]).toBe(keys[0]);
  expect(second.now().buy.unanswered).toBeUndefined();
  expect(second.now().slip.slip.bets).toEqual([]);
});

const later = (hours: number) => {
  const at = Date.now() + hours * 3_600_000;
  vi.spyOn(Date, "now").mockReturnValue(at);
};

it("sends no slip again that was sent more than a day ago, until its member has looked and takes it back as a new one", async () => {
  const { now, place, resend } = slipToBuy();
  answers = [lost, lost];
  await place();
  later(23);
  await place();
  expect(keys).toHaveLength(2);
  expect(now().buy.overdue).toBeUndefined();
  // A day after the first try, whatever was tried meanwhile.
  later(2);
  await place();
  await resend();
  expect(keys).toHaveLength(2);
  expect(now().buy.unanswered).toBeUndefined();
  expect(now().buy.overdue).toMatchObject({ issue: "261121-0801", bets: [{ selection: "07" }] });
  act(() => now().buy.takeBack());
  expect(now().buy.overdue).toBeUndefined();
  expect(now().slip.slip.bets).toMatchObject([{ selection: "07" }]);
  await place();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(now().buy.bought).toMatchObject({ kind: "ticket" });
});

it("gives a slip that was removed from the board back, and leaves one that was made meanwhile as it is", async () => {
  const { now, place } = slipToBuy();
  answers = [lost];
  await place();
  act(() => now().slip.remove(now().slip.slip.bets[0]?.id ?? ""));
  later(25);
  await place();
  act(() => now().buy.takeBack());
  expect(now().slip.slip).toMatchObject({ issue: "261121-0801", bets: [{ selection: "07" }] });
  expect(now().slip.slip).not.toHaveProperty("sentAt");
  answers = [lost];
  await place();
  act(() => now().slip.setIssue("261121-0802"));
  later(25);
  await place();
  act(() => now().buy.takeBack());
  expect(now().slip.slip).toMatchObject({ issue: "261121-0802", bets: [{ selection: "07" }] });
});
