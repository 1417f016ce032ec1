import { describe, expect, it } from "vitest";
import { readSteps, replayOf } from "../src/engines/pattiroom/deal.ts";
import type { Draw } from "../src/engines/engine.ts";
import { pattiroom, handAfter } from "../src/engines/pattiroom/engine.ts";
import { actionOf, isHandOver, seatsOf } from "../src/engines/pattiroom/hand.ts";
import type { RoundView } from "../src/play/contract.ts";
import { drawOf } from "../src/rounds/seeds.ts";
import { intent, started } from "./door.ts";
import { OLD_KEY, sessionEndingIn } from "./earlier-session.ts";
import { fixedSeeds } from "./fixed-seeds.ts";
import { drawnBy } from "./verify-mini.ts";

const TITLE = "pattiroom-0-4-northgate-teen-patti";
const SEEDS = fixedSeeds("3d");
/** A session that ends within a minute. */
const ending = () => sessionEndingIn(60_000, { code: TITLE, title: "Teen Patti" });
const minor = (text = "0") => BigInt(text.replace(".", ""));
const steps = ({ stops }: RoundView) => readSteps(stops[0] ?? [], 0);

/** The first nonce that fits. */
function nonceWhere(fits: (draw: Draw) => boolean): number {
  let nonce = 0;
  while (!fits(drawOf(SEEDS, nonce))) nonce += 1;
  return nonce;
}
/** A hand in which the player can act at the highest stake. */
function atLimit(draw: Draw): boolean {
  const { hand } = handAfter(draw, "raise raise", 0);
  return hand.stake === 4 && !isHandOver(hand);
}

/** A provider with a hand that is known, and the calls of a page at the table. */
async function seated({ nonce = 0, ...options }: Parameters<typeof started>[0] & { readonly nonce?: number } = {}) {
  const door = await started({ journal: [{ ...SEEDS, nonce }], ...options });
  const { key } = await door.open(TITLE);
  const id = intent();
  const begin = async () => (await door.post("bet", { intent: id, stake: "100.00" }, key)).body;
  const turn = async (what: string, seen: string, by = key) => await door.post("turn", { intent: id, turn: what, seen }, by);
  const find = async () => (await door.post("round", { intent: id }, key)).body;
  return { ...door, key, id, begin, turn, find };
}

/** Calls until the hand is over. */
async function callOn(turn: (what: string, seen: string) => Promise<{ body: RoundView }>, from: RoundView): Promise<RoundView> {
  let round = from;
  while (round.phase === "placed") round = (await turn("call", round.choice)).body;
  return round;
}

describe("a hand of the room", () => {
  it("takes the buy-in once, shows what the bots do and no card of theirs, and gives back what was not bet with the pot", async () => {
    const nonce = nonceWhere((draw) => pattiroom.play(draw, "call call call call call", 0).total > 1000);
    const { begin, turn, server, post, key, loadProof } = await seated({ nonce });
    const begun = await begin();
    expect(begun).toMatchObject({ phase: "placed", choice: "", balance: "900.00", left: { bank: 120_000 } });
    expect([begun.stops.length, begun.stops[1], steps(begun).hand.at]).toEqual([2, [], 0]);
    const ended = await callOn(turn, begun);
    const [log = [], ...cards] = ended.stops;
    const { hand } = readSteps(log, 0);
    const [paid, pot] = [hand.seats[0]?.paid ?? 0, hand.seats.reduce((sum, seat) => sum + seat.paid, 0)];
    // A boot is 2.00, and a tenth of the pot is kept.
    expect(minor(ended.win)).toBe(BigInt(10_000 - paid * 200 + pot * 180));
    expect([server.wallet.sum("bet"), server.wallet.sum("win")]).toEqual([10_000n, minor(ended.win)]);
    await expect.poll(() => server.wallet.ended).toEqual([{ roundId: begun.id, status: "settled", rake: (pot / 5).toFixed(2) }]);
    expect(server.wallet.summaries.get(begun.id)).toMatch(/^(\S+ \S+ \S+( [★✗])?( · )?){4} = \d+$/);
    await post("rotate", { clientSeed: "next" }, key);
    const proof = await loadProof(begun);
    expect(drawnBy(proof, 4)).toEqual([log[0], ...[0, 1, 2].flatMap((place) => cards.map((each) => each[place]))]);
    const left = proof.choice.split(" ");
    const replayed = replayOf({ first: log[0] ?? 0, cards }, 0, () => actionOf(left.shift()));
    expect(replayed.steps).toEqual(steps(ended).steps);
  });

  it("shows the player's cards when asked, costs one boot when it is packed, and pays no rake then", async () => {
    const { begin, turn, server } = await seated();
    const begun = await begin();
    const seen = (await turn("see", "")).body;
    expect([seen.choice, seen.stops[1]?.length, seen.stops.length]).toEqual(["see", 3, 2]);
    const packed = (await turn("pack", "see")).body;
    expect(packed).toMatchObject({ phase: "settled", choice: "see pack", win: "98.00" });
    expect(packed.stops.length).toBe(1 + seatsOf(0));
    await expect.poll(() => server.wallet.ended).toEqual([{ roundId: begun.id, status: "settled" }]);
  });
});

describe("an action that the hand does not allow changes nothing", () => {
  it("says why: unknown, a raise beyond the limit, a show before two seats are left, twice, after the end, a prize", async () => {
    const { begin, turn, post, key, id, server } = await seated({ nonce: nonceWhere(atLimit) });
    expect((await turn("call", "")).body).toEqual({ code: "not_found" });
    const begun = await begin();
    for (const wrong of ["late", "fold", "", "show", "call call"])
      expect(await turn(wrong, "")).toEqual({ status: 400, body: { code: "turn_unknown" } });
    expect(await post("cash-out", { intent: id }, key)).toEqual({ status: 409, body: { code: "no_turn" } });
    let round = begun;
    while (round.phase === "placed" && steps(round).hand.stake < 4) round = (await turn("raise", round.choice)).body;
    expect(steps(round).hand.stake).toBe(4);
    expect(await turn("raise", round.choice)).toEqual({ status: 400, body: { code: "turn_unknown" } });
    const both = await Promise.all([turn("call", round.choice), turn("call", round.choice)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const called = both.find(({ status }) => status === 200)?.body;
    const ended = called?.phase === "placed" ? (await turn("pack", called.choice)).body : called;
    expect(ended?.phase).toBe("settled");
    expect((await turn("call", ended?.choice ?? "")).body).toEqual({ code: "round_over" });
    expect(server.wallet.sum("bet")).toBe(10_000n);
  });

  it("keeps a second window at the same seat, which shows the hand as it is, from playing an older one", async () => {
    const { begin, turn, open, post } = await seated();
    await begin();
    const other = await open(TITLE);
    expect(other.open).toMatchObject({ phase: "placed", choice: "" });
    expect((await post("bet", { intent: intent(), stake: "100.00" }, other.key)).body).toEqual({ code: "round_open" });
    await turn("see", "", other.key);
    expect(await turn("pack", "")).toEqual({ status: 409, body: { code: "turn_stale" } });
    expect((await turn("pack", "see")).body).toMatchObject({ phase: "settled", choice: "see pack" });
  });
});

describe("the time of a player", () => {
  it("is thirty seconds a turn; a longer one comes out of the time bank, and seeing the cards begins the turn again", async () => {
    const { begin, turn, find, pass } = await seated();
    expect((await begin()).left?.turn).toBeGreaterThan(29_000);
    pass(25_000);
    expect((await find()).left?.turn).toBeLessThanOrEqual(5000);
    expect((await turn("see", "")).body.left).toMatchObject({ bank: 120_000 });
    pass(70_000);
    const late = (await find()).left;
    expect([late?.turn, (late?.bank ?? 0) <= 80_000, (late?.bank ?? 0) > 75_000]).toEqual([0, true, true]);
    // The hand is over with this call, or its next turn has what is left of the bank.
    expect((await turn("call", "see")).body.left?.bank ?? 0).toBeLessThanOrEqual(80_000);
  });

  it("packs the cards when it is over, and says so; what was not bet comes back, and a later action is refused", async () => {
    const { begin, turn, find, pass, server } = await seated();
    const begun = await begin();
    pass(149_000);
    expect((await find()).phase).toBe("placed");
    pass(1000);
    await expect.poll(() => server.wallet.ended).toEqual([{ roundId: begun.id, status: "settled" }]);
    const packed = await find();
    expect(packed).toMatchObject({ phase: "settled", choice: "late", win: "98.00" });
    expect(steps(packed).steps.filter(({ seat }) => seat === 0)).toEqual([{ seat: 0, action: "late" }]);
    expect((await turn("call", "")).body).toEqual({ code: "round_over" });
  });

  it("begins again when the vendor was restarted, and the hand goes on where it was", async () => {
    const { begin, turn, pass, provider, id, ...first } = await seated();
    await begin();
    await turn("see", "");
    pass(100_000);
    await provider.close();
    const again = await started({ world: { server: first.server, folder: first.folder, sit: first.sit, crash: first.crash } });
    const { key, open } = await again.open(TITLE);
    expect(open).toMatchObject({ intent: id, phase: "placed", choice: "see" });
    expect(open?.left?.turn).toBeGreaterThan(25_000);
    expect((await again.post("turn", { intent: id, turn: "pack", seen: "see" }, key)).body).toMatchObject({ win: "98.00" });
  });

  it("goes on with another session after the first one ended", async () => {
    const { turn, open, id, post, pass } = await seated({ journal: [SEEDS, ending()] });
    await post("bet", { intent: id, stake: "100.00" }, OLD_KEY);
    await turn("see", "", OLD_KEY);
    pass(61_000);
    expect((await turn("call", "see", OLD_KEY)).body).toEqual({ code: "session_expired" });
    const again = await open(TITLE);
    expect(again.open).toMatchObject({ intent: id, choice: "see" });
    expect((await turn("pack", "see", again.key)).body).toMatchObject({ phase: "settled", win: "98.00" });
  });
});
