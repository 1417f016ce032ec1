import { describe, expect, it } from "vitest";
import { type Guess, hilo, nextPays } from "../src/engines/hilo/engine.ts";
import { rankOf } from "../src/engines/cards.ts";
import { drawOf } from "../src/rounds/seeds.ts";
import { intent, started } from "./door.ts";
import { fixedSeeds } from "./fixed-seeds.ts";
import { drawnBy } from "./verify-mini.ts";

const TITLE = "hilo-0-4-halfpenny-lucky-hi-lo";
const SEEDS = fixedSeeds("3d");

/** A provider whose next cards are known, and the calls of a page that plays them. */
async function dealt() {
  const door = await started({ journal: [SEEDS] });
  const { key } = await door.open(TITLE);
  const [cards = []] = hilo.shown(drawOf(SEEDS, 0), "s s", 0);
  const id = intent();
  const begin = async () => (await door.post("bet", { intent: id, stake: "10.00" }, key)).body;
  const turn = async (what: string, seen: string) => await door.post("turn", { intent: id, turn: what, seen }, key);
  const take = async () => await door.post("cash-out", { intent: id }, key);
  const right: Guess = rankOf(cards[1] ?? 0) >= rankOf(cards[0] ?? 0) ? "h" : "l";
  return { ...door, key, cards, id, begin, turn, take, right, wrong: right === "h" ? "l" : "h" };
}

describe("a round of hi-lo", () => {
  it("shows one card after another, pays once what was reached, and is proven by the seeds", async () => {
    const { begin, turn, take, cards, right, server, post, key, loadProof } = await dealt();
    const begun = await begin();
    expect(begun).toMatchObject({ phase: "placed", choice: "", stops: [cards.slice(0, 1)], balance: "990.00" });
    expect(await take()).toEqual({ status: 409, body: { code: "no_turn" } });
    expect((await turn("x", "")).body).toEqual({ code: "turn_unknown" });
    expect((await turn(right, "")).body).toMatchObject({ phase: "placed", choice: right, stops: [cards.slice(0, 2)] });
    expect(await turn(right, "")).toEqual({ status: 409, body: { code: "turn_stale" } });
    expect((await turn("s", right)).body).toMatchObject({ choice: `${right} s`, stops: [cards] });
    const paid = BigInt(nextPays(right, [], cards, 0)) * 10n;
    expect((await take()).body).toMatchObject({ phase: "settled", stops: [cards] });
    expect([server.wallet.sum("bet"), server.wallet.sum("win")]).toEqual([1000n, paid]);
    await post("rotate", { clientSeed: "next" }, key);
    expect(drawnBy(await loadProof(begun), 3)).toEqual(cards);
  });

  it("is lost at a wrong guess, after which nothing more can be done", async () => {
    const { begin, turn, take, cards, wrong, server } = await dealt();
    await begin();
    expect((await turn(wrong, "")).body).toMatchObject({ phase: "settled", win: "0.00", stops: [cards.slice(0, 2)] });
    expect((await turn("h", wrong)).body).toEqual({ code: "round_over" });
    expect((await take()).body).toMatchObject({ phase: "settled", win: "0.00" });
    expect(server.wallet.sum("win")).toBe(0n);
  });
});
