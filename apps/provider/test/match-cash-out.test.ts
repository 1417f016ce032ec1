import { describe, expect, it } from "vitest";
import { cashOutParts, CASH_OUT_MARGIN, checkLiveBet } from "../src/engines/live.ts";
import type { Stops } from "../src/engines/shared.ts";
import { minor } from "./door.ts";
import { atMatch, firstGoal } from "./match-world.ts";

const GAME = "football-0-1-football";
/** No goal in the first half, and a win of home. */
const homeLater = ([home = [], away = []]: Stops): boolean => home.length > away.length && Math.min(...home, ...away, 99) > 50;

/** A member with a bet on home before the match, and one while it is told. */
async function withBets() {
  const all = await atMatch(GAME, homeLater);
  const before = await all.lay("home:10", "10.00");
  all.passTo(4);
  const { prices } = await all.now();
  const live = await all.lay("home:5 under:5", "10.00", { prices });
  const quoteOf = async (id: string): Promise<string> =>
    (await all.now()).bets.find(({ round }) => round.intent === id)?.quote ?? "none";
  return { ...all, before, laid: live, quoteOf };
}

describe("a cash-out of a match", () => {
  it("pays the quote once, and nothing more when the match ends", async () => {
    const { laid, quoteOf, cashOut, passToEnd, decided, server, title, now, get, loadProof, stops, live } = await withBets();
    const quote = await quoteOf(laid.id);
    const worth = cashOutParts(laid.body.choice, live.chances([[], []], 4, 0), title);
    expect(minor(quote)).toBe(BigInt(worth ?? 0));
    const [first, second] = await Promise.all([cashOut(laid.id, quote), cashOut(laid.id, quote)]);
    expect(first.body).toMatchObject({ phase: "settled", win: quote, stops: [], choice: `${laid.body.choice} >4=${worth}` });
    expect(second.body).toMatchObject({ id: first.body.id, win: quote });
    expect(server.wallet.sum("win")).toBe(minor(quote));
    expect((await now()).bets.map(({ round }) => round.intent)).not.toContain(laid.id);
    expect((await get(`/proof/${first.body.id}`)).status).toBe(404);
    passToEnd();
    expect((await decided(laid.id)).win).toBe(quote);
    expect((await cashOut(laid.id, quote)).body.win).toBe(quote);
    const prize = title.engine.pays("home:10", stops, 0);
    await expect.poll(() => server.wallet.sum("win")).toBe(minor(quote) + BigInt(prize));
    const proof = await loadProof(first.body);
    expect(checkLiveBet(proof.choice, proof.stops, title).at(-1)).toMatchObject({ agreed: worth, computed: worth });
    expect(server.wallet.summaries.get(first.body.id)).toMatch(/^20’ · Cash out 20’ · Home × 5 @ .+ · Under 2.5 goals × 5 @ .+$/);
  });

  it("pays what the bet is worth, less two hundredths", async () => {
    const { before, quoteOf, live, title } = await withBets();
    const chance = live.chances([[], []], 4, 0).get("home") ?? { over: 0n, under: 1n };
    const price = title.engine.bets(0).find(({ choice }) => choice === "home:1")?.prizes[0]?.pays ?? 0;
    // Ten chips of ₹1.00: a hundredth of a chip is one minor unit, and what is less is not paid.
    const quote = (BigInt(10 * price) * chance.over * 98n) / (chance.under * 100n);
    expect([minor(await quoteOf(before.id)), CASH_OUT_MARGIN]).toEqual([quote, 2]);
  });

  it("is refused with a new quote when the quote expired, and nothing is paid", async () => {
    const { laid, quoteOf, cashOut, passTo, server } = await withBets();
    const old = await quoteOf(laid.id);
    passTo(5);
    const fresh = await quoteOf(laid.id);
    expect(fresh).not.toBe(old);
    const { status, body } = await cashOut(laid.id, old);
    expect([status, body]).toMatchObject([409, { code: "quote_expired" }]);
    expect(body).toMatchObject({ live: { bets: expect.arrayContaining([expect.objectContaining({ quote: fresh })]) } });
    expect(server.wallet.sum("win")).toBe(0n);
    expect((await cashOut(laid.id, fresh)).body).toMatchObject({ phase: "settled", win: fresh });
    expect(server.wallet.sum("win")).toBe(minor(fresh));
  });

  it("is neither offered nor paid while the market is suspended", async () => {
    const { laid, quoteOf, cashOut, passTo, stops, server, live } = await withBets();
    passTo(firstGoal(stops) - 1, live.stepMs - 1);
    const last = await quoteOf(laid.id);
    passTo(firstGoal(stops), 0);
    expect(await quoteOf(laid.id)).toBe("none");
    expect((await cashOut(laid.id, last)).body.code).toBe("suspended");
    expect(server.wallet.sum("win")).toBe(0n);
  });

  it("is paid once, under its id, where the vendor ends after the press and before the answer to its payment", async () => {
    const { laid, quoteOf, cashOut, restart, server } = await withBets();
    const quote = await quoteOf(laid.id);
    server.fail("win", ...Array.from({ length: 200 }, () => ({ lose: "after" }) as const));
    void cashOut(laid.id, quote).catch(() => undefined);
    await expect.poll(() => server.calls.some(({ operation }) => operation === "win")).toBe(true);
    const again = await restart();
    server.clearFaults();
    await expect.poll(() => server.wallet.ended).toEqual([{ roundId: laid.body.id, status: "settled" }]);
    const { key } = await again.open(GAME);
    const { body } = await again.post("cash-out", { intent: laid.id, quote }, key);
    expect(body).toMatchObject({ phase: "settled", win: quote });
    const paid = server.calls.filter(({ operation }) => operation === "win");
    expect([new Set(paid.map(({ transactionId }) => transactionId)).size, server.wallet.sum("win")]).toEqual([1, minor(quote)]);
  });
});
