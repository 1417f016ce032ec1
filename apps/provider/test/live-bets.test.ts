import { describe, expect, it } from "vitest";
import { scoreOf } from "../src/engines/football/goals.ts";
import { checkLiveBet, toldAfter } from "../src/engines/live.ts";
import type { Stops } from "../src/engines/shared.ts";
import { minor, started } from "./door.ts";
import { finishedRound } from "./finished-round.ts";
import { atMatch, firstGoal } from "./match-world.ts";

const GAME = "football-0-1-football";
/** One goal of home between the fiftieth and the sixtieth minute, and no other. */
const lateGoal = ([home = [], away = []]: Stops): boolean =>
  home.length === 1 && away.length === 0 && (home[0] ?? 0) > 50 && (home[0] ?? 0) <= 60;

describe("a bet on a match that is told", () => {
  it("is taken at the shown price, again and again, and paid at the end at that price", async () => {
    const { lay, now, passTo, passToEnd, decided, server, stops, title, loadProof, watch } = await atMatch(GAME, lateGoal);
    const before = await lay("home:2", "2.00");
    expect(before.body.phase).toBe("placed");
    passTo(4);
    const shown = await now();
    expect(shown).toMatchObject({ step: 4, told: [[], []], suspended: false });
    const { home = 0, under = 0 } = shown.prices;
    const first = await lay("home:5 under:3", "8.00", { prices: shown.prices });
    expect(first.body).toMatchObject({ phase: "placed", choice: `@4 home:5:${home} under:3:${under}`, stops: [] });
    const second = await lay("away:1", "1.00", { prices: shown.prices });
    expect(second.body.phase).toBe("placed");
    expect((await now()).bets.map(({ round }) => round.id)).toEqual([before.body.id, first.body.id, second.body.id]);
    passToEnd();
    expect((await watch()).live).toBeUndefined();
    const won = await decided(first.id);
    expect(won).toMatchObject({ phase: "settled", stops });
    expect(minor(won.win)).toBe(BigInt(5 * home + 3 * under));
    expect((await decided(second.id)).win).toBe("0.00");
    expect(minor((await decided(before.id)).win)).toBe(BigInt(title.engine.pays("home:2", stops, 0)));
    expect([scoreOf(stops), server.wallet.sum("bet")]).toEqual([{ home: 1, away: 0 }, 1100n]);
    const proof = await loadProof(first.body);
    expect(checkLiveBet(proof.choice, proof.stops, title).map(({ agreed, computed }) => [agreed, computed])).toEqual([
      [home, home],
      [under, under],
    ]);
    await expect
      .poll(() => server.wallet.summaries.get(first.body.id))
      .toContain(`· 20’ · Home × 5 @ ${(home / 100).toFixed(2)} · Under 2.5 goals × 3 @ ${(under / 100).toFixed(2)}`);
  });

  it("is refused with the new price when the odds changed before it arrived, and nothing is taken", async () => {
    const { lay, now, passTo, server } = await atMatch(GAME, lateGoal);
    passTo(4);
    const { prices } = await now();
    passTo(5);
    const { status, body } = await lay("under:5", "5.00", { prices });
    expect([status, body]).toMatchObject([409, { code: "odds_changed", live: { step: 5 } }]);
    expect(body).toMatchObject({ live: { prices: (await now()).prices } });
    expect(server.wallet.postings.size).toBe(0);
  });

  it("is taken at another price where the player takes better ones, or any", async () => {
    const { lay, now, passTo } = await atMatch(GAME, lateGoal);
    passTo(4);
    const { prices } = await now();
    passTo(5);
    const fresh = (await now()).prices;
    // Time passes without a goal: a win of home pays more, few goals pay less.
    expect([(fresh.home ?? 0) > (prices.home ?? 0), (fresh.under ?? 0) < (prices.under ?? 0)]).toEqual([true, true]);
    expect((await lay("home:5", "5.00", { prices, accept: "better" })).body.choice).toBe(`@5 home:5:${fresh.home}`);
    expect((await lay("under:5", "5.00", { prices, accept: "better" })).body.code).toBe("odds_changed");
    expect((await lay("under:5", "5.00", { prices, accept: "any" })).body.choice).toBe(`@5 under:5:${fresh.under}`);
  });

  it("is refused for three seconds from a goal on, and taken up to the goal", async () => {
    const { lay, now, passTo, server, stops, live } = await atMatch(GAME, lateGoal);
    const step = firstGoal(stops);
    passTo(step - 1, live.stepMs - 1);
    expect((await lay("draw:1", "1.00", { prices: (await now()).prices })).body.phase).toBe("placed");
    passTo(step, 0);
    const shown = await now();
    expect(shown).toMatchObject({ step, suspended: true });
    const during = await lay("draw:1", "1.00", { prices: shown.prices, accept: "any" });
    expect([during.status, during.body.code]).toEqual([409, "suspended"]);
    passTo(step, 2999);
    expect((await lay("draw:1", "1.00", { prices: (await now()).prices, accept: "any" })).body.code).toBe("suspended");
    passTo(step, 3000);
    expect((await lay("draw:1", "1.00", { prices: (await now()).prices })).body.phase).toBe("placed");
    expect(server.wallet.sum("bet")).toBe(200n);
  });

  it("is refused on a spot that is decided, after the end, without prices, or with a price or a moment of the page's own", async () => {
    const { lay, now, passTo, passToEnd, server, openStep, stops } = await atMatch(GAME, lateGoal);
    expect((await lay("@0 home:1:9999", "1.00")).body.code).toBe("invalid");
    expect((await lay("home:1 >1=99999", "1.00")).body.code).toBe("invalid");
    passTo(4);
    expect((await lay("home:1", "1.00")).body.code).toBe("bets_closed");
    for (const choice of ["@4 home:1:9999", "home:1:9999", "home:1 >4=99999"])
      expect((await lay(choice, "1.00", { prices: { home: 9999 }, accept: "any" })).body.code).toBe("invalid");
    expect((await lay("home:1", "1.00", { prices: {} })).body.code).toBe("odds_changed");
    passTo(openStep(firstGoal(stops) + 2));
    const { prices } = await now();
    expect(prices.s00).toBeUndefined();
    expect((await lay("s00:1", "1.00", { prices: { ...prices, s00: 500 }, accept: "any" })).body.code).toBe("spot_closed");
    passToEnd();
    expect((await lay("home:1", "1.00", { prices, accept: "any" })).body.code).toBe("bets_closed");
    expect(server.wallet.postings.size).toBe(0);
  });

  it("is one of ten at most, and the same press again is the same bet", async () => {
    const { post, key, lay, now, passTo, server } = await atMatch(GAME, lateGoal);
    passTo(4);
    const { prices } = await now();
    const asked = { intent: crypto.randomUUID(), stake: "1.00", choice: "home:1", round: 0, live: { prices } };
    const [one, again] = [await post("bet", asked, key), await post("bet", asked, key)];
    expect([again.body.id, server.wallet.sum("bet")]).toEqual([one.body.id, 100n]);
    for (let count = 1; count < 10; count++) expect((await lay("home:1", "1.00", { prices })).body.phase).toBe("placed");
    expect((await lay("home:1", "1.00", { prices })).body.code).toBe("bets_full");
    expect(server.wallet.sum("bet")).toBe(1000n);
  });

  it("is still open after a restart of the vendor, and paid once", async () => {
    const { lay, now, passTo, restart, server, live, table } = await atMatch(GAME, lateGoal);
    passTo(4);
    const { prices } = await now();
    const { body } = await lay("home:5", "5.00", { prices });
    const again = await restart();
    const { key } = await again.open(GAME);
    const state = (await again.post("table", {}, key)).body;
    expect(state.live?.bets).toMatchObject([{ round: { id: body.id, phase: "placed" } }]);
    again.pass(table.closesAt + toldAfter(live, live.steps) - again.clock());
    await expect.poll(() => server.wallet.ended).toEqual([{ roundId: body.id, status: "settled" }]);
    const paid = server.calls.filter(({ operation }) => operation === "win").map(({ transactionId }) => transactionId);
    expect([paid, server.wallet.sum("win")]).toEqual([[`${body.id}.win`], BigInt(5 * (prices.home ?? 0))]);
  });

  it("is never laid on a match whose seeds were shown, where an earlier version told matches at another pace", async () => {
    const old = { kind: "chain", id: "chain-0001", game: GAME, root: "ab".repeat(32), length: 300, startsAt: 0 };
    const before = finishedRound({ seeds: old.id, nonce: 40, gameCode: GAME, choice: "home:20", stops: [[1], []] });
    const { open, loadProof } = await started({ journal: [old, before], at: 41 * 47_000 });
    const { table } = await open(GAME);
    expect([table?.round, table?.phase, table?.recent]).toEqual([0, "bets", []]);
    expect(await loadProof(before)).toMatchObject({ nonce: 40, choice: "home:20" });
  });
});
