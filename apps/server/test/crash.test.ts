import { expect, it } from "vitest";
import { createClient } from "@baize/api/client/client";
import { parseAmount } from "@baize/domain/money/amount";
import { DEMO_ACCOUNTS } from "../src/seed/demo-accounts.ts";
import { vendorId, type Seat, signedRequest } from "./harness/provider.ts";
import { emptyPlace, run, type RunningServer, startServer } from "./harness/process.ts";

// A busy machine may answer later than a person would wait; only the test's own limit ends the wait.
const fetchToTheEnd: typeof fetch = async (input, init) => await fetch(input, { ...init, signal: null });

const clientAt = (url: string, token: string | null) =>
  createClient({ baseUrl: url, language: () => "EN", token: () => token, fetch: fetchToTheEnd });

async function callAt(
  url: string,
  operation: Parameters<typeof signedRequest>[0],
  body: object,
): Promise<Record<string, string | undefined>> {
  const { path, init } = signedRequest(operation, body, Date.now());
  return await (await fetch(url + path, init)).json();
}

async function seatAt({ url }: RunningServer, token: string): Promise<Seat> {
  const { game_url } = await clientAt(url, token).write("games.launch", { gameId: "saffron-reel.pearl-monsoon" });
  const request = { token: new URL(game_url ?? "").searchParams.get("token"), gameCode: "pearl-monsoon" };
  const { session = "", member = "", currency = "" } = await callAt(url, "session", request);
  return { session, member, currency, gameCode: "pearl-monsoon" };
}

async function balanceAt({ url }: RunningServer, token: string): Promise<bigint> {
  const { sumBalance } = await clientAt(url, token).read("wallet.balance");
  return parseAmount(sumBalance.amount, sumBalance.currency) ?? -1n;
}

it("has the exact balance after it was killed during bets three times and restarted", { timeout: 600_000 }, async () => {
  const place = await emptyPlace();
  let server = await startServer(place);
  const [{ username, password }] = DEMO_ACCOUNTS;
  const { token } = await clientAt(server.url, null).write("session.login", { username, password });
  const seat = await seatAt(server, token);
  const before = await balanceAt(server, token);
  const stakes: bigint[] = [];
  for (const enough of [1, 5, 20]) {
    const bets = Array.from({ length: 60 }, (_, index) => {
      stakes.push(BigInt(100 + index));
      return { ...seat, roundId: vendorId("round"), transactionId: vendorId("bet"), amount: (1 + index / 100).toFixed(2) };
    });
    const { url } = server;
    let answered = 0;
    const reached = Promise.withResolvers<void>();
    const send = async (bet: (typeof bets)[number]) => {
      await callAt(url, "bet", bet);
      answered += 1;
      if (answered === enough) reached.resolve();
    };
    const sent = Promise.allSettled(bets.map(send));
    await Promise.race([reached.promise, sent]);
    await server.kill();
    await sent;
    expect(answered).toBeGreaterThanOrEqual(enough);
    expect(answered).toBeLessThan(60);
    server = await startServer(place);
    // The provider does not know the outcome: it repeats each call under the same id.
    for (const bet of bets) expect(await callAt(server.url, "bet", bet)).toMatchObject({ code: "ok" });
  }
  expect(await balanceAt(server, token)).toBe(before - stakes.reduce((sum, stake) => sum + stake, 0n));
  const { items, totals } = await clientAt(server.url, token).read("bets.list", { status: "open", limit: 100 });
  expect([items.length, totals?.count]).toEqual([100, 180]);
  const check = await run("src/cli/ledger-check.ts", place);
  expect(check).toMatchObject({ code: 0, stderr: "" });
  expect(check.stdout).toMatch(/All \d+ invariants hold\./);
  expect(await server.stop()).toBe(0);
});
