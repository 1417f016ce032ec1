import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { makeStale } from "./make-stale.ts";

/** A query whose answers are released by hand; each has the value at the time of its request. */
function asking(client: QueryClient, server: { now: number }) {
  const waiting: (() => void)[] = [];
  const queryFn = async () => {
    const { now } = server;
    await new Promise<void>((answer) => waiting.push(answer));
    return now;
  };
  const observer = new QueryObserver(client, { queryKey: ["chat.list", { room: "support" }], queryFn });
  const stop = observer.subscribe(() => undefined);
  const answer = async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    waiting.shift()?.();
  };
  return { answer, shown: () => observer.getCurrentResult().data, stop };
}

it("repeats a first read that began before the change", async () => {
  const client = new QueryClient();
  const server = { now: 1 };
  const { answer, shown, stop } = asking(client, server);
  server.now = 2;
  const stale = makeStale(client, ["chat.list"]);
  await answer();
  await expect.poll(shown).toBe(1);
  await answer();
  await stale;
  expect(shown()).toBe(2);
  stop();
});

it("reads a shown answer again after each change", async () => {
  const client = new QueryClient();
  const server = { now: 1 };
  const { answer, shown, stop } = asking(client, server);
  await answer();
  await expect.poll(shown).toBe(1);
  for (const now of [2, 3]) {
    server.now = now;
    const stale = makeStale(client, ["chat.list"]);
    await answer();
    await stale;
    expect(shown()).toBe(now);
  }
  stop();
});

it("leaves other reads alone", async () => {
  const client = new QueryClient();
  const { answer, shown, stop } = asking(client, { now: 1 });
  await answer();
  await expect.poll(shown).toBe(1);
  await makeStale(client, ["bets.list"]);
  expect(client.isFetching()).toBe(0);
  stop();
});
