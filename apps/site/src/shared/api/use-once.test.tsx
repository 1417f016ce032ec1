// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useOnce } from "./use-once.ts";

/** Keys of the requests that were sent, in their order; what each is answered is taken from the front of `answers`. */
let keys: (string | null)[] = [];
let answers: (() => Promise<Response>)[] = [];

const given = { success: true, value: { amount: { amount: "5.00", currency: "INR" } } };
const good = async () => Promise.resolve(Response.json(given));
const lost = async () => Promise.reject<Response>(new TypeError("Failed to fetch"));
const refused = (code: string, status: number, value?: object) => async () =>
  Promise.resolve(Response.json({ success: false, code, requestId: "r", ...(value ? { value } : {}) }, { status }));

beforeEach(() => {
  [keys, answers] = [[], []];
  vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get("Idempotency-Key"));
    return await (answers.shift() ?? good)();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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
/** Which of the requests had the key of the first one. */
const same = () => keys.map((key) => key !== null && key === keys[0]);

it("names a new intent for what is asked after it was answered, and for other words", async () => {
  const send = once();
  expect([await send(), await send(), await send("two")]).toEqual(["done", "done", "done"]);
  expect(new Set(keys).size).toBe(3);
  expect(keys).not.toContain(null);
});

// None of these says what became of a try before it whose answer was lost: most are said before the server looks at the key.
it.each([
  ["an answer that was lost", lost],
  ["an answer that is none", async () => Promise.resolve(new Response("<html>", { status: 200 }))],
  ["a fault of the server's own, which may have come after the change", refused("system.unknown", 500)],
  ["a server that is busy", refused("system.busy", 503)],
  ["too many calls", refused("rate.limited", 429, { retryAfter: 1 })],
  ["maintenance", refused("system.maintenance", 503, { until: null })],
  ["a session that is over", refused("auth.token_expired", 401)],
  ["a refusal of the call's own, of which nothing is kept", refused("bonus.over", 409)],
])("keeps the key of the same words after %s", async (_, answer) => {
  const send = once();
  answers = [lost, answer, good, good];
  expect([await send(), await send(), await send(), await send()].slice(2)).toEqual(["done", "done"]);
  expect(same()).toEqual([true, true, true, false]);
});

it("takes another key for other words after a refusal, and after one that says that the key was another's", async () => {
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

it("sends one request for a hasty second press", async () => {
  const send = once();
  const [first] = [send(), send()];
  expect(await first).toBe("done");
  expect(keys).toHaveLength(1);
  expect(await send()).toBe("done");
  expect(keys).toHaveLength(2);
});
