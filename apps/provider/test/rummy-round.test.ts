import { describe, expect, it } from "vitest";
import { CARDS, readEnd, readLog, resultOf } from "../src/engines/rummyroom/deal.ts";
import { cardCode } from "../src/engines/rummyroom/moves.ts";
import { rummyroom } from "../src/engines/rummyroom/engine.ts";
import type { RoundView } from "../src/play/contract.ts";
import { drawOf } from "../src/rounds/seeds.ts";
import { intent, started } from "./door.ts";
import { fixedSeeds } from "./fixed-seeds.ts";
import { drawnBy } from "./verify-mini.ts";

const TITLE = "rummyroom-0-4-northgate-rummy-room";
/** On these seeds the bot begins, and declares with its first card. */
const OVER_AT_ONCE = fixedSeeds("3e");
/** On these the player begins. */
const SEEDS = { ...OVER_AT_ONCE, nonce: firstWhere(([first]) => first === 0) };

function firstWhere(fits: (log: readonly number[]) => boolean): number {
  let nonce = 0;
  while (!fits(rummyroom.shown(drawOf(OVER_AT_ONCE, nonce), "", 0)[0] ?? [])) nonce += 1;
  return nonce;
}

const minor = (text = "0") => BigInt(text.replace(".", ""));
const own = ({ stops }: RoundView) => stops[1] ?? [];
const log = ({ stops }: RoundView) => readLog(stops[0] ?? [], 0);

/** A provider with a hand that is known, and the calls of a page at the table. */
async function seated(options: Parameters<typeof started>[0] = {}) {
  const door = await started({ journal: [SEEDS], ...options });
  const { key } = await door.open(TITLE);
  const id = intent();
  const begin = async () => (await door.post("bet", { intent: id, stake: "80.00" }, key)).body;
  const turn = async (what: string, seen: string, by = key) => await door.post("turn", { intent: id, turn: what, seen }, by);
  const find = async () => (await door.post("round", { intent: id }, key)).body;
  return { ...door, key, id, begin, turn, find };
}

/** Draws from the stock and lays the drawn card down again, until the hand is over. */
async function playOn(turn: (what: string, seen: string) => Promise<{ body: RoundView }>, from: RoundView): Promise<RoundView> {
  let round = from;
  while (round.phase === "placed")
    round = (await turn(log(round).hand.drawn ? cardCode(own(round).at(-1) ?? 0) : "stock", round.choice)).body;
  return round;
}

describe("a hand of rummy", () => {
  it("takes the buy-in once, shows no card of the bots before the end, and gives back what the points left", async () => {
    const { begin, turn, server, post, key, loadProof } = await seated();
    const begun = await begin();
    expect(begun).toMatchObject({ phase: "placed", choice: "", balance: "920.00", left: { bank: 120_000 } });
    expect([begun.stops.length, own(begun).length, log(begun).hand.at]).toEqual([2, CARDS, 0]);
    const ended = await playOn(turn, begun);
    const { hand, cards, wild } = readEnd(ended.stops, 0);
    const { winners, points } = resultOf(hand, cards, wild);
    const [lost = 0, won = 0] = points;
    // A point is 1.00, and a tenth of the points won is kept.
    expect(minor(ended.win)).toBe(BigInt(8000 - lost * 100 + (winners.includes(0) ? (won * 90) / winners.length : 0)));
    expect([server.wallet.sum("bet"), server.wallet.sum("win")]).toEqual([8000n, minor(ended.win)]);
    await expect.poll(() => server.wallet.ended.length).toBe(1);
    expect(server.wallet.summaries.get(begun.id)).toMatch(/^\d+( [★✗])? · \d+( [★✗])? = (\S+ ){13}\/ \S+$/);
    await post("rotate", { clientSeed: "next" }, key);
    const proof = await loadProof(begun);
    const [[first = 0, wildCard = 0, open = 0] = [], mine = [], bot = [], stock = []] = proof.stops;
    const dealt = mine.flatMap((card, place) => [card, bot[place] ?? 0]);
    expect(drawnBy(proof, 2 + 2 * CARDS + stock.length)).toEqual([first, wildCard, ...dealt, open, ...stock]);
  });

  it("that the bot ends before the player's first turn is paid at once, and says who declared", async () => {
    const { begin, server } = await seated({ journal: [OVER_AT_ONCE] });
    const begun = await begin();
    expect(begun).toMatchObject({ phase: "settled", choice: "", win: "0.00" });
    expect(readEnd(begun.stops, 0).hand.shownBy).toBe(1);
    await expect.poll(() => server.wallet.ended).toEqual([{ roundId: begun.id, status: "settled" }]);
  });

  it("costs a quarter of the buy-in to drop before the first card, half of it later, and no rake", async () => {
    const early = await seated();
    await early.begin();
    expect((await early.turn("drop", "")).body).toMatchObject({ phase: "settled", choice: "drop", win: "60.00" });
    const late = await seated();
    const begun = await late.begin();
    const drawn = (await late.turn("stock", "")).body;
    const thrown = (await late.turn(cardCode(own(drawn).at(-1) ?? 0), drawn.choice)).body;
    expect((await late.turn("drop", thrown.choice)).body).toMatchObject({ phase: "settled", win: "40.00" });
    await expect.poll(() => late.server.wallet.ended).toEqual([{ roundId: begun.id, status: "settled" }]);
  });
});

describe("a move that the hand does not allow takes nothing", () => {
  it("is refused: unknown, out of turn, a card that is not there, a declaration that is not whole, after the end", async () => {
    const { begin, turn, server, post, key, id } = await seated();
    expect((await turn("stock", "")).body).toEqual({ code: "not_found" });
    const begun = await begin();
    for (const wrong of ["late", "fold", "", "KS", "show", "stock stock", `show:${cardCode(own(begun)[0] ?? 0)}`])
      expect([wrong, await turn(wrong, "")]).toEqual([wrong, { status: 400, body: { code: "turn_unknown" } }]);
    expect(await post("cash-out", { intent: id }, key)).toEqual({ status: 409, body: { code: "no_turn" } });
    const drawn = (await turn("stock", "")).body;
    expect(await turn("drop", "")).toEqual({ status: 409, body: { code: "turn_stale" } });
    for (const wrong of ["open", "drop", `show:${cardCode(own(drawn)[0] ?? 0)}`])
      expect([wrong, await turn(wrong, "stock")]).toEqual([wrong, { status: 400, body: { code: "turn_unknown" } }]);
    const ended = await playOn(turn, drawn);
    expect((await turn("stock", ended.choice)).body).toEqual({ code: "round_over" });
    expect(server.wallet.sum("bet")).toBe(8000n);
  });

  it("keeps a second window at the same seat, which shows the hand as it is, from playing an older one", async () => {
    const { begin, turn, open, post } = await seated();
    await begin();
    const other = await open(TITLE);
    expect(other.open).toMatchObject({ phase: "placed", choice: "" });
    expect((await post("bet", { intent: intent(), stake: "80.00" }, other.key)).body).toEqual({ code: "round_open" });
    await turn("stock", "", other.key);
    expect(await turn("stock", "")).toEqual({ status: 409, body: { code: "turn_stale" } });
  });
});

describe("the time of a player of rummy", () => {
  it("drops the cards when it is over, for 20 points before the first card and 40 later, and says so", async () => {
    const early = await seated();
    const begun = await early.begin();
    early.pass(149_000);
    expect((await early.find()).phase).toBe("placed");
    early.pass(1000);
    await expect.poll(() => early.server.wallet.ended).toEqual([{ roundId: begun.id, status: "settled" }]);
    expect(await early.find()).toMatchObject({ phase: "settled", choice: "late", win: "60.00" });
    const late = await seated();
    await late.begin();
    await late.turn("stock", "");
    late.pass(150_000);
    await expect.poll(async () => (await late.find()).win).toBe("40.00");
    expect((await late.turn("drop", "stock late")).body).toEqual({ code: "round_over" });
  });

  it("begins again when the vendor was restarted, and the hand goes on with the same cards", async () => {
    const { begin, turn, pass, provider, id, ...first } = await seated();
    await begin();
    const drawn = (await turn("stock", "")).body;
    pass(100_000);
    await provider.close();
    const again = await started({ world: { server: first.server, folder: first.folder, sit: first.sit, crash: first.crash } });
    const { open } = await again.open(TITLE);
    expect(open).toMatchObject({ intent: id, phase: "placed", choice: "stock", stops: drawn.stops });
    expect(open?.left?.turn).toBeGreaterThan(25_000);
  });
});
