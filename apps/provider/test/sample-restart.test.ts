import { expect, it, vi } from "vitest";
import { openTestPlatform } from "@baize/api/provider/conform/test-platform/test-platform";
import type { Served, Trouble } from "@baize/api/provider/conform/test-platform/serve-platform";
import type { Operation } from "@baize/api/provider/operations";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { sampleVendor, servedPlatform } from "./sample.ts";

const FACTS = { currency: "INR", digits: 2, balance: 100_000n, minBet: 100n, maxBet: 100_000n, maxWin: 10n ** 12n };
const TOKEN = "a-token-of-the-launch-1";

/** A platform where no answer to this operation arrives any more. */
function troubledAt(served: Served, operation: Operation, what: Trouble) {
  const platform = openTestPlatform({
    provider: SANDBOX_PROVIDER.id,
    secret: SANDBOX_PROVIDER.secret,
    facts: FACTS,
    now: Date.now,
  });
  platform.books.tokens.set(TOKEN, "coin");
  const troubles = new Map([[operation, Array<Trouble>(1000).fill(what)]]);
  served.scene = { platform, troubles, seen: [] };
  return { scene: served.scene, books: platform.books, troubles };
}

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
