// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, renderHook } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { routeOf } from "@baize/api/routes/all-routes";
import { useOnce } from "./use-once.ts";

/** Keys of the requests, in their order; each request takes its answer from the front of `answers`. */
let keys: (string | null)[] = [];
let answers: (() => Response)[] = [];

const given = { success: true, value: { amount: { amount: "5.00", currency: "INR" } } };
const good = () => Response.json(given);
const lost = () => HttpResponse.error();
const refused = (code: string, status: number, value?: object) => () =>
  Response.json({ success: false, code, requestId: "r", value }, { status });

const server = setupServer(
  http.post(routeOf("bonus.giveUp").path, ({ request }) => {
    keys.push(request.headers.get("Idempotency-Key"));
    return (answers.shift() ?? good)();
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
beforeEach(() => {
  [keys, answers] = [[], []];
});
afterEach(cleanup);
afterAll(() => server.close());

function once() {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useOnce("bonus.giveUp"), { wrapper });
  return async (id = "one") =>
    await result.current.send({ id }).then(
      () => "done",
      (error: unknown) => (error instanceof Error ? error.message : "?"),
    );
}
/** For each request, whether it had the key of the first one. */
const same = () => keys.map((key) => key !== null && key === keys[0]);

it("uses a new key after an answer, and for another input", async () => {
  const send = once();
  expect([await send(), await send(), await send("two")]).toEqual(["done", "done", "done"]);
  expect(new Set(keys).size).toBe(3);
  expect(keys).not.toContain(null);
});

// None of these shows whether an earlier try with a lost answer took effect: the server gives most of them before it reads the
// key.
it.each([
  ["a lost answer", lost],
  ["an answer that is not JSON", () => new Response("<html>", { status: 200 })],
  ["a fault of the server, which may come after the change", refused("system.unknown", 500)],
  ["a busy server", refused("system.busy", 503)],
  ["too many calls", refused("rate.limited", 429, { retryAfter: 1 })],
  ["maintenance", refused("system.maintenance", 503, { until: null })],
  ["an expired session", refused("auth.token_expired", 401)],
  ["a declared error of the call, which the server does not keep", refused("bonus.over", 409)],
])("keeps the key of the same input after %s", async (_, answer) => {
  const send = once();
  answers = [lost, answer, good, good];
  expect([await send(), await send(), await send(), await send()].slice(2)).toEqual(["done", "done"]);
  expect(same()).toEqual([true, true, true, false]);
});

it("uses a new key for another input after an error, and after a key mismatch", async () => {
  const send = once();
  answers = [refused("bonus.over", 409), good, refused("idempotency.mismatch", 409), good];
  await send();
  await send("two");
  expect(same()).toEqual([true, false]);
  keys = [];
  await send();
  await send();
  expect(same()).toEqual([true, false]);
});

it("sends one request for two quick presses", async () => {
  const send = once();
  const [first] = [send(), send()];
  expect(await first).toBe("done");
  expect(keys).toHaveLength(1);
  expect(await send()).toBe("done");
  expect(keys).toHaveLength(2);
});
