// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import type { ReactNode } from "react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { OutputOf } from "@baize/api/contract/contract";
import { routeOf } from "@baize/api/routes/all-routes";
import { useBuy } from "./use-buy.ts";
import { useSlip } from "./use-slip.ts";

const bet = { id: "1", play: "lo-2", selection: "07", unit: "1000", multiple: 1, rebatePpm: 0 };

/** Keys of the requests, in their order; each request takes its answer from the front of `answers`. */
let keys: (string | null)[] = [];
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
  http.post(routeOf("lottery.buy").path, ({ request }) => {
    keys.push(request.headers.get("Idempotency-Key"));
    return (answers.shift() ?? bought)();
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => {
  localStorage.clear();
  [keys, answers] = [[], []];
});
afterEach(cleanup);
afterAll(() => server.close());

/** A slip with one bet, and what buys it. */
function slipToBuy() {
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
  act(() => result.current.slip.add([bet], "261121-0801"));
  const place = async () => await act(async () => await result.current.buy.place(result.current.slip.slip));
  return { now: () => result.current, place };
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
