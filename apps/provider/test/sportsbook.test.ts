import { describe, expect, it } from "vitest";
import { checkSlip } from "../src/sportsbook/check-slip.ts";
import type { FixtureView, LegProof } from "../src/sportsbook/contract.ts";
import { minor } from "./door.ts";
import { atSportsbook, type Drawn, GAME, HALF_HOUR, LENGTH, resultsOf, statesOf } from "./sportsbook-world.ts";

const allStand = (fixtures: readonly Drawn[]): boolean => fixtures.every(({ fate }) => fate === "valid");
const first =
  (fate: Drawn["fate"]) =>
  ([, one, ...others]: readonly Drawn[]): boolean =>
    one?.fate === fate && others.every((each) => each.fate === "valid");

/** The results of the fixtures that are bet on. */
function resultsIn(draws: readonly Drawn[]) {
  const [, one, two, three] = draws.map(resultsOf);
  if (!one || !two || !three) throw new Error("there are too few fixtures");
  return { one, two, three };
}

const football = (list: readonly FixtureView[], number: number) => list.find(({ id }) => id === `football:${number}`);

describe("a sportsbook", () => {
  it("shows fixtures with their prices, tells what is played, and shows results with their seeds", async () => {
    const { state, passTo } = await atSportsbook(allStand);
    const before = (await state()).fixtures.find(({ id }) => id === "football:1");
    expect(before).toMatchObject({ phase: "before", prices: { home: expect.any(Number) } });
    expect(before?.seed).toBeUndefined();
    passTo(1, 0.3);
    const told = (await state()).fixtures.find(({ id }) => id === "football:1");
    expect(told).toMatchObject({ phase: "told", prices: {}, told: { step: expect.any(Number) } });
    expect(told?.seed).toBeUndefined();
    const over = async () => (await state()).results.find(({ id }) => id === "football:1");
    passTo(1, 5);
    expect([(await over())?.phase, (await over())?.seed]).toEqual(["over", undefined]);
    // The seed says whether the result will be annulled, so it comes when that is known.
    passTo(1, 15);
    expect((await over())?.seed).toMatch(/^[0-9a-f]{64}$/);
  });

  it("pays singles, multiples and systems by the prices that were agreed", async () => {
    const { draws, leg, place, passTo, slip, server, priceOf } = await atSportsbook(allStand);
    const { one, two, three } = resultsIn(draws);
    const [a, b, c] = [priceOf(1, one.won), priceOf(2, two.won), priceOf(3, three.won)];
    const single = await place(1, [leg(1, one.won)], "10.00");
    const both = await place(2, [leg(1, one.won), leg(2, two.won)], "10.00");
    const lost = await place(2, [leg(1, one.won), leg(2, two.lost)], "10.00");
    const system = await place(2, [leg(1, one.won), leg(2, two.lost), leg(3, three.won)], "30.00");
    expect([single.status, both.status, lost.status, system.status]).toEqual([200, 200, 200, 200]);
    expect(system.body).toMatchObject({ of: 2, combinations: 3, round: { phase: "placed" } });
    expect(server.wallet.sum("bet")).toBe(6000n);
    passTo(3, 5);
    const wins = [BigInt(a) * 10n, (1000n * BigInt(a) * BigInt(b)) / 10_000n, 0n, (1000n * BigInt(a) * BigInt(c)) / 10_000n];
    await expect.poll(() => server.wallet.sum("win")).toBe(wins.reduce((sum, win) => sum + win, 0n));
    const paid = async ({ id }: { id: string }) => minor((await slip(id))?.round.win);
    expect(await Promise.all([single, both, lost, system].map(paid))).toEqual(wins);
    expect(statesOf(await slip(system.id))).toEqual(["won", "lost", "won"]);
  });

  it("checks each of several singles by its own stake, and pays each for itself", async () => {
    const { draws, leg, place, passTo, slip, server, priceOf } = await atSportsbook(allStand);
    const { one, two } = resultsIn(draws);
    const answers = [
      await place(1, [leg(1, one.won)], "500.00"),
      await place(1, [leg(2, two.won)], "0.50"),
      await place(1, [leg(3, "home")], "600.00"),
      await place(1, [leg(2, two.won)], "5.25"),
    ];
    const said = answers.map(({ body }) => ("code" in body ? body.code : (body.round.code ?? body.round.phase)));
    expect(said).toEqual(["placed", "invalid", "insufficient", "placed"]);
    expect(server.wallet.sum("bet")).toBe(50_525n);
    passTo(2, 5);
    const wins = [500n * BigInt(priceOf(1, one.won)), (525n * BigInt(priceOf(2, two.won))) / 100n];
    const paid = async (at: number) => minor((await slip(answers[at]?.id ?? ""))?.round.win);
    await expect.poll(async () => [await paid(0), await paid(3)]).toEqual(wins);
  });

  it("keeps a slip open for hours, over a restart, and pays it once", async () => {
    const { draws, leg, place, passTo, restart, server, priceOf } = await atSportsbook(allStand);
    const { one, three } = resultsIn(draws);
    const laid = await place(2, [leg(1, one.won), leg(3, three.won)], "5.00");
    passTo(2, 5);
    const again = await restart();
    const { key } = await again.open(GAME);
    const open = (await again.post("sportsbook", {}, key)).body.slips.find(({ round }) => round.intent === laid.id);
    expect(statesOf(open)).toEqual(["won", "open"]);
    again.pass(60 * 60_000);
    const win = (500n * BigInt(priceOf(1, one.won)) * BigInt(priceOf(3, three.won))) / 10_000n;
    await expect.poll(() => server.wallet.sum("win")).toBe(win);
    await expect.poll(() => server.wallet.ended).toEqual([{ roundId: laid.body.round.id, status: "settled" }]);
  });

  it("gives a single on an abandoned fixture back, and counts it as 1 in a multiple", async () => {
    const { draws, leg, place, passTo, slip, server, priceOf } = await atSportsbook(first("abandoned"));
    const { one, two } = resultsIn(draws);
    const single = await place(1, [leg(1, one.lost)], "7.00");
    const both = await place(2, [leg(1, one.lost), leg(2, two.won)], "10.00");
    passTo(2, 5);
    await expect.poll(() => server.wallet.sum("win")).toBe(10n * BigInt(priceOf(2, two.won)));
    await expect.poll(async () => (await slip(single.id))?.round.phase).toBe("void");
    expect([statesOf(await slip(single.id)), statesOf(await slip(both.id))]).toEqual([["void"], ["void", "won"]]);
    expect(server.wallet.sum("rollback")).toBe(700n);
    expect((await slip(single.id))?.returns).toBe("7.00");
  });

  it("settles again, to the unit, what a fixture brought whose result is annulled", async () => {
    const { draws, leg, place, passTo, slip, server, priceOf, state } = await atSportsbook(first("annulled"));
    const { one, two } = resultsIn(draws);
    const won = await place(1, [leg(1, one.won)], "10.00");
    const lost = await place(1, [leg(1, one.lost)], "4.00");
    const both = await place(2, [leg(1, one.won), leg(2, two.won)], "10.00");
    passTo(1, 5);
    const paid = 10n * BigInt(priceOf(1, one.won));
    await expect.poll(async () => minor((await slip(won.id))?.round.win)).toBe(paid);
    expect((await state()).results.find(({ id }) => id === "football:1")?.fate).toBeUndefined();
    passTo(1, 15);
    await expect.poll(async () => (await slip(won.id))?.round.win).toBe("10.00");
    await expect.poll(async () => (await slip(lost.id))?.round.win).toBe("4.00");
    expect((await state()).results.find(({ id }) => id === "football:1")?.fate).toBe("annulled");
    expect(server.wallet.sum("resettle")).toBe(paid);
    expect(server.wallet.balance).toBe(100_000n - 1000n);
    passTo(2, 5);
    await expect.poll(async () => minor((await slip(both.id))?.round.win)).toBe(10n * BigInt(priceOf(2, two.won)));
  });

  it("settles again once, under the same ids, where answers are lost and the vendor stops in between", async () => {
    const all = await atSportsbook(first("annulled"));
    const { one } = resultsIn(all.draws);
    const won = await all.place(1, [all.leg(1, one.won)], "10.00");
    all.server.fail("endRound", ...Array.from({ length: 500 }, () => ({ lose: "after" }) as const));
    all.passTo(1, 5);
    await expect.poll(() => all.server.wallet.ended.length).toBe(1);
    // The end is repeated when the annulment is known, and says what it said before.
    all.passTo(1, 15);
    all.server.clearFaults();
    all.server.fail("resettle", ...Array.from({ length: 500 }, () => ({ lose: "after" }) as const));
    await expect.poll(() => all.server.wallet.sum("resettle")).toBeGreaterThan(0n);
    const again = await all.restart();
    again.server.clearFaults();
    const { key } = await again.open(GAME);
    const found = async () =>
      (await again.post("sportsbook", {}, key)).body.slips.find(({ round }) => round.intent === won.id)?.round;
    await expect.poll(async () => (await found())?.win).toBe("10.00");
    expect((await found())?.phase).toBe("settled");
    expect(again.server.wallet.balance).toBe(100_000n);
    expect(again.warnings).toEqual([]);
  });

  it("keeps what was paid where the platform refuses to settle again, and says that a person must look", async () => {
    const { draws, leg, place, passTo, slip, server, warnings } = await atSportsbook(first("annulled"));
    const { one } = resultsIn(draws);
    const won = await place(1, [leg(1, one.won)], "10.00");
    passTo(1, 5);
    await expect.poll(async () => (await slip(won.id))?.round.phase).toBe("settled");
    const paid = (await slip(won.id))?.round.win;
    server.fail("resettle", { refuse: "conflict" });
    passTo(1, 15);
    await expect.poll(async () => (await slip(won.id))?.round.phase).toBe("stuck");
    expect([(await slip(won.id))?.round.win, warnings.length]).toEqual([paid, 1]);
  });

  it("proves a slip once its fixtures are over, and a forged proof does not hold", async () => {
    const { draws, leg, place, passTo, slip, get, loadSlipProof } = await atSportsbook(first("annulled"));
    const { one, two } = resultsIn(draws);
    const { id, body } = await place(2, [leg(1, one.lost), leg(2, two.won)], "10.00");
    passTo(1, 5);
    expect((await get(`/proof/${body.round.id}`)).status).toBe(404);
    passTo(2, 5);
    await expect.poll(async () => (await slip(id))?.round.phase).toBe("settled");
    expect([(await get(`/proof/${body.round.id}`)).status, (await slip(id))?.isProven]).toEqual([404, false]);
    passTo(2, 15);
    // Not while it is settled again, for the annulment.
    await expect.poll(async () => (await slip(id))?.isProven).toBe(true);
    const proof = await loadSlipProof(body.round);
    const holds = { leadsBack: true, isPublished: true };
    expect(checkSlip(proof)).toMatchObject({
      isPaid: true,
      legs: [
        { ...holds, state: "void", fate: "annulled" },
        { ...holds, state: "won", fate: "valid" },
      ],
    });
    expect(checkSlip({ ...proof, win: "99.00" }).isPaid).toBe(false);
    const forged = (more: Partial<LegProof>) => checkSlip({ ...proof, legs: proof.legs.map((each) => ({ ...each, ...more })) });
    expect(forged({ serverSeed: "ab".repeat(32) }).legs.map((each) => each.leadsBack)).toEqual([false, false]);
    expect(forged({ price: 9999 }).legs.map((each) => each.isPublished)).toEqual([false, false]);
  });

  it("refuses what began, what never was, what costs another price, and what is no slip, and takes nothing", async () => {
    const { leg, place, passTo, server, priceOf } = await atSportsbook(allStand);
    const many = [1, 2, 3, 4, 5, 6].map((number) => leg(number, "s13"));
    const codes = async (...asked: Parameters<typeof place>) => (await place(...asked)).body;
    const refused = await Promise.all([
      codes(1, [leg(0, "home")], "10.00"),
      codes(1, [`football:1:home:${priceOf(1, "home") + 1}`], "10.00"),
      codes(1, ["football:1:nothing:185"], "10.00"),
      codes(1, [leg(40, "home")], "10.00"),
      codes(2, [leg(1, "home"), leg(1, "under")], "10.00"),
      codes(2, [leg(1, "home"), leg(2, "home"), leg(3, "home")], "10.00"),
      codes(1, [leg(1, "home")], "0.50"),
      codes(1, [leg(1, "home")], "-5.00"),
      codes(1, [leg(1, "home")], "10"),
      codes(1, [leg(1, "home")], "10.505"),
      codes(1, [leg(1, "home"), leg(2, "home")], "1.50"),
      codes(6, many, "10.00"),
    ]);
    expect(refused.map((body) => "code" in body && body.code)).toEqual([
      "bets_closed",
      "odds_changed",
      "invalid",
      "invalid",
      "invalid",
      "invalid",
      "invalid",
      "invalid",
      "invalid",
      "invalid",
      "invalid",
      "slip_high",
    ]);
    passTo(1, 0);
    expect((await place(1, [leg(1, "home")], "10.00")).body).toMatchObject({ code: "bets_closed" });
    expect(server.wallet.sum("bet")).toBe(0n);
  });

  it("takes the same press twice as one slip", async () => {
    const { leg, place, server } = await atSportsbook(allStand);
    const id = crypto.randomUUID();
    const [one, other] = await Promise.all([place(1, [leg(1, "home")], "3.00", id), place(1, [leg(1, "home")], "3.00", id)]);
    expect(one.body.round.id).toBe(other.body.round.id);
    expect(server.wallet.sum("bet")).toBe(300n);
  });

  it("refuses a slip more than a member may have open, and takes one again when they are settled", async () => {
    const { leg, place, passTo, server } = await atSportsbook(allStand);
    const placeOne = async () => (await place(1, [leg(1, "home")], "1.00")).body;
    for (let count = 0; count < 50; count++) expect(await placeOne()).toMatchObject({ of: 1 });
    expect(await placeOne()).toMatchObject({ code: "bets_full" });
    expect(server.wallet.sum("bet")).toBe(5000n);
    passTo(1, 5);
    const placeNext = async () => (await place(1, [leg(2, "home")], "1.00")).body;
    // One that is being paid keeps the next one back for a moment.
    await expect.poll(placeNext).toMatchObject({ round: { phase: "placed" } });
  });

  it("tells and proves the fixtures on both sides of the end of a chain of seeds, also over a restart", async () => {
    const [last, next] = [LENGTH - 1, LENGTH];
    const all = await atSportsbook(allStand, (LENGTH - 3) * HALF_HOUR);
    const { fixtures } = await all.state();
    const anchors = [football(fixtures, last)?.anchor, football(fixtures, next)?.anchor];
    expect([football(fixtures, last), football(fixtures, next)]).toMatchObject([
      { place: last, startsAt: last * HALF_HOUR, anchor: all.anchor },
      { place: 0, startsAt: next * HALF_HOUR, anchor: expect.not.stringMatching(all.anchor) },
    ]);
    const { body, status } = await all.place(2, [all.leg(last, "home"), all.leg(next, "over")], "10.00");
    expect(status).toBe(200);
    const again = await all.restart();
    const { key } = await again.open(GAME);
    const state = async () => (await again.post("sportsbook", {}, key)).body;
    again.pass(next * HALF_HOUR + 20_000 - again.clock());
    const told = await state();
    expect([football(told.results, last)?.phase, football(told.fixtures, next)?.phase]).toEqual(["over", "told"]);
    again.pass(15 * 60_000);
    const settled = async () => (await state()).slips.find(({ round }) => round.id === body.round.id);
    await expect.poll(async () => (await settled())?.isProven).toBe(true);
    const { legs, isPaid } = checkSlip(await (await again.get(`/proof/${body.round.id}`)).json());
    expect(legs.map((each) => [each.leg.place, each.leg.anchor])).toEqual([
      [last, anchors[0]],
      [0, anchors[1]],
    ]);
    expect([isPaid, ...legs.flatMap((each) => [each.leadsBack, each.isPublished])]).toEqual([true, true, true, true, true]);
    const { results } = await state();
    expect(legs.map(({ stops }) => stops)).toEqual([football(results, last)?.told?.stops, football(results, next)?.told?.stops]);
  });
});
