import { expect, it, vi } from "vitest";
import { sampleVendor, servedPlatform } from "./sample.ts";
import { TOKEN, troubledAt } from "./troubled-platform.ts";

it.each([
  ["a bet that was taken", "bet", "lost after", ["back"]],
  ["an end of the round", "endRound", "lost before", ["taken", "paid"]],
] as const)("goes on after a restart where %s had no answer", async (_, operation, what, states) => {
  const served = await servedPlatform();
  const { scene, books, troubles } = troubledAt(served, operation, what);
  const before = await sampleVendor(served.url);
  const playing = fetch(`${before.url}/conform/play`, { method: "POST", body: JSON.stringify({ token: TOKEN, stake: "10.00" }) });
  playing.catch(() => undefined);
  await vi.waitFor(() => expect(scene.seen.map((call) => call.operation)).toContain(operation), { timeout: 20_000 });
  await before.vendor.stop();
  troubles.clear();
  await sampleVendor(served.url, before.folder);
  const rounds = () => [...books.rounds.values()].map(({ ended }) => ended);
  await vi.waitFor(() => expect(rounds()).toEqual([true]), { timeout: 20_000 });
  const [bet] = books.bets.values();
  expect(books.bets.size).toBe(1);
  expect(states).toContain(bet?.state);
});
