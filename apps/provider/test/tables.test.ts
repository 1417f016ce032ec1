import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { RoundView, TableState } from "../src/play/contract.ts";
import { intent, started } from "./door.ts";
import { drawnBy } from "./verify-mini.ts";
import { world, type World } from "./world.ts";

const GAME = "dragontiger-0-3-silver-dragon-tiger";
const sha256 = (seed: string) => createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex");
const minor = (text: string): bigint => BigInt(text.replace(".", ""));

/** A provider with a member at its table, whose bets are open. */
async function seated(game = GAME, existing?: World) {
  const all = await started({ world: existing });
  const { key, table, maxStake } = await all.open(game);
  if (!table) throw new Error(`${game} has no table`);
  const place = (choice: string, stake: string, id = intent(), round = table.round) =>
    all.post("bet", { intent: id, stake, choice, round }, key);
  const watch = async (seen?: string): Promise<TableState> => (await all.post("table", { seen }, key)).body;
  /** Moves the clock to the end of the phase, and answers what a page sees that waits for the next one. */
  const next = async (now: TableState): Promise<TableState> => {
    const end = { bets: now.closesAt, play: now.resultAt ?? now.closesAt, show: now.endsAt ?? now.closesAt }[now.phase];
    const seen = watch(now.seen);
    all.pass(end - all.clock());
    return await seen;
  };
  /** Waits until the bet of an intent is decided. */
  const decided = async (id: string): Promise<RoundView> => {
    const { body } = await all.post("round", { intent: id }, key);
    return body.phase === "placed" || body.phase === "pending" ? await decided(id) : body;
  };
  return { ...all, key, table, maxStake, place, watch, next, decided };
}

describe("a shared table", () => {
  it("takes one bet of several spots, shows no result before the close, and pays it once from the published chain", async () => {
    const { server, place, decided, watch, next, table, post, key, loadProof } = await seated();
    expect(table).toMatchObject({ round: 0, phase: "bets", players: 0, recent: [], hash: table.anchor });
    expect([table.seed, table.mine]).toEqual([undefined, undefined]);
    const id = intent();
    const bet = (await place("dragon:20 tie:5 tiger:10", "35.00", id)).body;
    expect(bet).toMatchObject({ phase: "placed", stops: [], stake: "35.00", balance: "965.00" });
    expect((await place("dragon:1", "1.00", id)).body.id).toBe(bet.id); // the same press again
    expect((await place("dragon:1", "1.00")).body.code).toBe("busy"); // a second tab
    expect(await watch()).toMatchObject({ phase: "bets", players: 1, mine: { id: bet.id } });

    const closed = await next(table);
    expect(closed).toMatchObject({ phase: "play", round: 0, recent: [], mine: { phase: "placed", stops: [] } });
    expect(closed.seed).toBeUndefined();
    const shown = await next(closed);
    expect(shown).toMatchObject({ phase: "show", round: 0 });
    expect([sha256(shown.seed ?? ""), shown.recent[0]?.round]).toEqual([table.anchor, 0]);

    const round = await decided(id);
    const [dragon = 0, tiger = 0] = round.stops[0] ?? [];
    const ahead = (dragon % 13) - (tiger % 13);
    expect(round.win).toBe(ahead > 0 ? "40.00" : ahead < 0 ? "20.00" : "80.00");
    expect(round.stops).toEqual(shown.recent[0]?.stops);
    expect(server.wallet.sum("bet")).toBe(3500n);
    expect(server.wallet.balance).toBe(100_000n - 3500n + minor(round.win));
    await expect.poll(() => server.wallet.ended).toEqual([{ roundId: bet.id, status: "settled" }]);
    const CARD = "([2-9AJQK]|10)[♠♥♦♣]";
    expect(server.wallet.summaries.get(bet.id)).toMatch(
      new RegExp(`^${CARD} ${CARD} · Dragon × 20 · Tie × 5 · Tiger × 10$`, "u"),
    );

    const proof = await loadProof(round);
    expect(proof).toMatchObject({ serverSeed: shown.seed, hash: table.anchor, clientSeed: GAME, nonce: 0, choice: round.choice });
    expect(proof.stops).toEqual([drawnBy(proof, 8)]);
    expect((await post("resume", {}, key)).body.rounds[0]).toMatchObject({ id: bet.id, phase: "settled" });
    const opened = await next(shown);
    expect(opened).toMatchObject({ round: 1, phase: "bets", hash: shown.seed, players: 0 });
    expect(opened.mine).toBeUndefined();
  });

  it.each([
    ["en", "Dragon × 20 · Tie × 5"],
    ["hi", "ड्रैगन × 20 · टाई × 5"],
    ["ar", "التنين × 20 · تعادل × 5"],
    ["fa", "اژدها × 20 · مساوی × 5"],
    ["ur", "ڈریگن × 20 · ٹائی × 5"],
    ["TA", "Dragon × 20 · Tie × 5"],
  ])("names the spots of a bet in the platform's record in %s", async (language, spots) => {
    const all = await world();
    all.server.wallet.language = language;
    const { server, place, decided, next, table } = await seated(GAME, all);
    const id = intent();
    await place("dragon:20 tie:5", "25.00", id);
    await next(await next(table));
    await decided(id);
    await expect.poll(() => [...server.wallet.summaries.values()]).toEqual([expect.stringContaining(` · ${spots}`)]);
  });

  it("refuses a late bet, one of another round, and one that does not fit, and takes nothing", async () => {
    const { server, place, table, next, maxStake } = await seated();
    expect(maxStake).toBe("1000.00");
    for (const [choice, stake] of [
      ["dragon:5", "4.00"],
      ["dragon:1001", "1001.00"],
      ["dragon:0", "0.00"],
      ["lion:1", "1.00"],
      ["dragon:1 dragon:1", "2.00"],
      ["", "1.00"],
    ] as const)
      expect(await place(choice, stake)).toEqual({ status: 400, body: { code: "invalid" } });
    expect(await place("dragon:1", "1.00", intent(), 1)).toEqual({ status: 409, body: { code: "bets_closed" } });
    expect((await next(table)).phase).toBe("play");
    expect(await place("dragon:1", "1.00")).toEqual({ status: 409, body: { code: "bets_closed" } });
    expect(server.wallet.postings.size).toBe(0);
  });

  it("takes one bet of a member in a round, however many bets that never came are asked for in between", async () => {
    const { server, place, post, key, watch } = await seated();
    const bet = (await place("dragon:1", "1.00")).body;
    const asked = Array.from({ length: 60 }, async () => (await post("round", { intent: intent() }, key)).body.phase);
    expect(new Set(await Promise.all(asked))).toEqual(new Set(["cancelled"]));
    expect((await place("tiger:1", "1.00")).body.code).toBe("busy");
    expect((await watch()).mine?.id).toBe(bet.id);
    expect((await post("resume", {}, key)).body.rounds.map(({ id }) => id)).toEqual([bet.id]);
    expect(server.wallet.sum("bet")).toBe(100n);
  });

  it("takes another bet after one that the platform refused", async () => {
    const { server, place, watch } = await seated();
    server.fail("bet", { refuse: "insufficient" });
    expect((await place("dragon:1", "1.00")).body.phase).toBe("refused");
    const bet = (await place("tiger:1", "1.00")).body;
    expect([bet.phase, (await watch()).mine?.id]).toEqual(["placed", bet.id]);
  });

  it("answers a session that makes too many calls with 429, and others as before", async () => {
    const { post, key, open } = await seated();
    const statuses = await Promise.all(
      Array.from({ length: 300 }, async () => (await post("round", { intent: "short" }, key)).status),
    );
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(100);
    const other = await open(GAME);
    expect((await post("table", {}, other.key)).status).toBe(200);
  });

  it("writes nothing when an ended session asks for a bet that never came", async () => {
    const { post, key, pass, folder } = await seated();
    const id = intent();
    pass(100 * 365 * 86_400_000);
    expect((await post("round", { intent: id }, key)).body.phase).toBe("cancelled");
    expect(await readFile(join(folder, "journal.jsonl"), "utf8")).not.toContain(id);
  });

  it("counts a bet that came in time, however late the wallet answers", async () => {
    const { server, place, decided, table, next, watch } = await seated();
    server.fail("bet", { late: 600 });
    const id = intent();
    const bet = place("tiger:2", "2.00", id);
    await expect.poll(() => server.calls.some(({ operation }) => operation === "bet")).toBe(true);
    expect((await next(await next(table))).phase).toBe("show");
    expect(await bet).toMatchObject({ status: 200, body: { intent: id, stake: "2.00" } });
    await expect.poll(async () => (await watch()).mine?.phase).toBe("settled");
    expect((await decided(id)).phase).toBe("settled");
    expect(server.wallet.sum("bet")).toBe(200n);
  });

  it("gives every member the same round, and lets each of them play other games meanwhile", async () => {
    const { open, post, place, decided, next, watch, table } = await seated();
    const id = intent();
    await place("tie:1", "1.00", id);
    const other = await open("dice-0-1-two-dice");
    expect((await post("bet", { intent: intent(), stake: "1.00", choice: "under 50" }, other.key)).body.phase).toBe("settled");
    const second = await open(GAME);
    await next(await next(table));
    expect((await post("table", {}, second.key)).body.recent).toEqual((await watch()).recent);
    expect((await watch()).recent[0]?.stops).toEqual((await decided(id)).stops);
    expect((await open("roulette-1-2-grand-roulette")).table).toMatchObject({ round: 0, phase: "bets" });
  });

  it("continues its rounds after a restart, and settles a bet that was placed before it once, with the same result", async () => {
    const first = await seated();
    const id = intent();
    const bet = (await first.place("dragon:3 tiger:2", "5.00", id)).body;
    await first.provider.close();
    const second = await seated(GAME, first);
    expect(second.table).toMatchObject({
      round: 0,
      phase: "bets",
      anchor: first.table.anchor,
      mine: { id: bet.id, phase: "placed" },
    });
    const shown = await second.next(await second.next(second.table));
    const round = await second.decided(id);
    expect([round.id, round.phase, round.stops]).toEqual([bet.id, "settled", shown.recent[0]?.stops]);
    expect(sha256(shown.seed ?? "")).toBe(first.table.anchor);
    expect(first.server.wallet.balance).toBe(100_000n - 500n + minor(round.win));
    expect(first.server.calls.filter(({ operation }) => operation === "bet")).toHaveLength(1);
  });

  it.each([
    ["before the wallet paid", "before"],
    ["after the wallet paid", "after"],
  ] as const)("loses and doubles nothing when the provider dies between close and settlement, %s", async (_, lose) => {
    const first = await seated();
    const { server, folder } = first;
    server.fail("win", ...Array.from({ length: 200 }, () => ({ lose }) as const));
    const id = intent();
    // One of the three spots always pays.
    await first.place("dragon:10 tie:10 tiger:10", "30.00", id);
    const shown = await first.next(await first.next(first.table));
    await expect.poll(() => server.calls.some(({ operation }) => operation === "win")).toBe(true);
    const onDisk = await readFile(join(folder, "journal.jsonl"));
    await first.provider.close();
    await writeFile(join(folder, "journal.jsonl"), onDisk);
    server.clearFaults();
    const second = await seated(GAME, first);
    expect(second.provider.recovered).toBe(1);
    const round = await second.decided(id);
    expect([round.phase, round.stops]).toEqual(["settled", shown.recent[0]?.stops]);
    expect(server.wallet.sum("win")).toBe(minor(round.win));
    expect(server.wallet.balance).toBe(100_000n - 3000n + minor(round.win));
    const paid = server.calls.filter(({ operation }) => operation === "win").map(({ transactionId }) => transactionId);
    expect(new Set(paid).size).toBe(1);
  });
});
