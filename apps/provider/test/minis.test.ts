import { describe, expect, it } from "vitest";
import type { RoundView } from "../src/play/contract.ts";
import { intent, started } from "./door.ts";
import { drawnBy } from "./verify-mini.ts";

/** A title of each engine, bets that it offers, and how many fields or numbers its set has. */
const TITLES = [
  { gameCode: "dice-1-3-roof-dice", choices: ["under 50", "over 49", "over 97"], refused: ["under 51", "49", ""], fields: 0 },
  { gameCode: "wheel-2-8-silver-wheel", choices: ["low", "medium", "high"], refused: ["none", ""], fields: 50 },
  { gameCode: "coin-0-2-penny-toss", choices: ["heads 1", "tails 3", "heads 5"], refused: ["edge 1", "heads 6"], fields: 0 },
  { gameCode: "keno-2-4-tea-stall-keno", choices: ["7", "1 24", "2 3 5 7 11 13"], refused: ["0", "1 1", "25", ""], fields: 8 },
  { gameCode: "plinko-2-6-neon-pins", choices: ["low", "medium", "high"], refused: ["none", ""], fields: 12 },
  {
    gameCode: "fish-1-5-deep-net",
    choices: ["puffer 1", "puffer 5", "puffer 10"],
    refused: ["puffer 2", "whale 5", "puffer", ""],
    fields: 1000,
  },
] as const;

const minor = (text: string) => BigInt(text.replace(".", ""));

describe.each(TITLES)("$gameCode through the http door", ({ gameCode, choices, refused, fields }) => {
  it("takes the stake, pays the prize and proves each round; a bet that it does not offer moves no money", async () => {
    const { open, post, loadProof, server } = await started();
    const { key, stakes } = await open(gameCode);
    expect(stakes).toContain("20.00");
    for (const choice of refused)
      expect(await post("bet", { intent: intent(), stake: "20.00", choice }, key)).toEqual({
        status: 400,
        body: { code: "invalid" },
      });
    expect(server.wallet.postings.size).toBe(0);

    const rounds: RoundView[] = [];
    for (const choice of [...choices, ...choices, ...choices])
      rounds.push((await post("bet", { intent: intent(), stake: "20.00", choice }, key)).body);
    expect(rounds.map(({ phase }) => phase)).toEqual(rounds.map(() => "settled"));
    const won = rounds.reduce((sum, { win }) => sum + minor(win), 0n);
    expect(server.wallet.balance).toBe(100_000n - 2000n * BigInt(rounds.length) + won);
    expect(server.wallet.sum("win")).toBe(won);

    const state = (await post("resume", {}, key)).body;
    expect(state.rounds.map(({ id }) => id)).toEqual(rounds.map(({ id }) => id).toReversed());
    expect((await open("pearl-monsoon")).rounds).toEqual([]); // each title lists its own

    expect((await Promise.all(rounds.map(loadProof))).map((proof) => proof.serverSeed)).toEqual(rounds.map(() => undefined));
    const { revealed } = (await post("rotate", { clientSeed: "मेरी सीड" }, key)).body;
    for (const round of rounds) {
      const proof = await loadProof(round);
      expect(proof).toMatchObject({ gameCode, choice: round.choice, serverSeed: revealed.serverSeed, win: round.win });
      expect([proof.stops, round.stops]).toEqual([[drawnBy(proof, fields)], [drawnBy(proof, fields)]]);
    }
  });

  it("answers a press that is sent twice with one round, whatever the second one asks for", async () => {
    const { open, post, server } = await started();
    const { key } = await open(gameCode);
    const id = intent();
    const first = (await post("bet", { intent: id, stake: "20.00", choice: choices[0] }, key)).body;
    const second = (await post("bet", { intent: id, stake: "50.00", choice: choices[1] }, key)).body;
    expect([second.id, second.choice, second.stake]).toEqual([first.id, choices[0], "20.00"]);
    expect(server.wallet.sum("bet")).toBe(2000n);
  });
});

describe("a code with parameters that no engine has", () => {
  it.each(["dice-3-1-name", "wheel-0-13-name"])("%s opens nothing, and its token is not used up", async (gameCode) => {
    const { get, post, server } = await started();
    expect((await get(`/play/${gameCode}`)).status).toBe(404);
    const token = server.wallet.token();
    expect((await post("open", { token, gameCode })).body).toEqual({ code: "invalid" });
    expect((await post("open", { token, gameCode: "dice-2-1-name" })).status).toBe(200);
  });
});
