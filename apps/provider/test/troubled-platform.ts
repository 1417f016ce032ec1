import { openTestPlatform } from "@baize/api/provider/conform/test-platform/test-platform";
import type { ServedPlatform, Trouble } from "@baize/api/provider/conform/test-platform/serve-platform";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import type { Operation } from "@baize/api/provider/operations";

const FACTS = { currency: "INR", digits: 2, balance: 100_000n, minBet: 100n, maxBet: 100_000n, maxWin: 10n ** 12n };
export const TOKEN = "a-token-of-the-launch-1";

/** A platform where no answer to this operation arrives any more. */
export function troubledAt(served: ServedPlatform, operation: Operation, what: Trouble) {
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
