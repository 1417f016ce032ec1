import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { DrawsState, GameState, RoundView, TableState } from "../src/play/contract.ts";
import { intent, started } from "./door.ts";

const LAUNCHED = "digits-0-1-assam-morning";
const RACE = "race-0-5-lobby";
const sha256 = (seed: string) => createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex");

/** A member who opened the lobby of a title, with its calls at any of its draws. */
async function inLobby() {
  const all = await started();
  const { key } = await all.open(LAUNCHED);
  const at = async (name: string, body: unknown, draw?: string) => {
    const headers = { "content-type": "application/json", "x-play-key": key, ...(draw && { "x-play-draw": draw }) };
    const answer = await all.provider.app.request(`/play-api/${name}`, { method: "POST", headers, body: JSON.stringify(body) });
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  const draws = async () => (await at("draws", {})).body as DrawsState;
  const tableAt = async (draw: string) => {
    const { table } = (await at("resume", {}, draw)).body as GameState;
    if (!table) throw new Error(`${draw} has no table`);
    return table;
  };
  return { ...all, key, at, draws, tableAt };
}

describe("the lobby of draws", () => {
  it("shows the launched draw first, and each kind at several paces, none twice", async () => {
    const { draws } = await inLobby();
    const codes = (await draws()).draws.map(({ code }) => code);
    expect(codes[0]).toBe(LAUNCHED);
    expect(new Set(codes.map((code) => code.split("-").slice(0, 2).join("-"))).size).toBe(codes.length);
    expect([
      codes.filter((code) => code.startsWith("digits-")).length,
      codes.filter((code) => code.startsWith("race-")).length,
    ]).toEqual([3, 3]);
  });

  it("shows a result when its draw was shown to the end, and not before", async () => {
    const { draws, tableAt, pass, clock } = await inLobby();
    await draws();
    const table = await tableAt(RACE);
    const raceNow = async () => (await draws()).draws.find(({ code }) => code === RACE);
    pass((table.resultAt ?? 0) + 500 - clock());
    expect(await raceNow()).toMatchObject({ phase: "show", recent: [] });
    pass((table.endsAt ?? 0) + 500 - clock());
    const after = await raceNow();
    expect([after?.phase, after?.recent.length]).toEqual(["bets", 1]);
    expect((await tableAt(RACE)).recent[0]?.stops).toEqual(after?.recent[0]);
  });

  it("plays another draw in the same session: the platform knows the launched game, the proof the draw", async () => {
    const { at, tableAt, server, loadProof, pass, clock } = await inLobby();
    const table = await tableAt(RACE);
    const id = intent();
    const bet = { intent: id, stake: "30.00", choice: "small:10 big:10 first7:10", round: table.round };
    expect((await at("bet", bet, RACE)).body).toMatchObject({ phase: "placed", balance: "970.00" });
    expect(((await at("table", {})).body as TableState).mine).toBeUndefined();
    expect((await tableAt(RACE)).mine).toMatchObject({ intent: id });
    pass((table.endsAt ?? 0) - 500 - clock());
    const decided = async (): Promise<RoundView> => {
      const round = (await at("round", { intent: id }, RACE)).body as RoundView;
      return round.phase === "placed" || round.phase === "pending" ? await decided() : round;
    };
    const round = await decided();
    const [winner = 0] = round.stops[0] ?? [];
    expect(round.win).toBe(winner === 7 ? "114.00" : "19.00");
    await expect.poll(() => server.wallet.ended).toEqual([{ roundId: round.id, status: "settled" }]);
    expect(server.wallet.summaries.get(round.id)).toBe(`${round.stops[0]?.join(" ")} · Small × 10 · Big × 10 · Winner 7 × 10`);
    expect(
      new Set([...server.wallet.postings.values()].map(({ fields }) => (JSON.parse(fields) as { gameCode: string }).gameCode)),
    ).toEqual(new Set([LAUNCHED]));
    const proof = await loadProof(round);
    expect(proof).toMatchObject({ gameCode: RACE, clientSeed: RACE, hash: table.anchor, nonce: table.round });
    expect(sha256(proof.serverSeed ?? "")).toBe(table.anchor);
  });

  it("refuses a draw that it does not have, and takes nothing", async () => {
    const { at, open, post, server } = await inLobby();
    for (const draw of ["race-1-5-lobby", "roulette-0-1-x", "../x"])
      expect(await at("bet", { intent: intent(), stake: "1.00", choice: "small:1", round: 0 }, draw)).toEqual({
        status: 400,
        body: { code: "invalid" },
      });
    const { key } = await open("dice-0-1-two-dice");
    expect((await post("draws" as "table", {}, key)).body.code).toBe("not_found");
    expect(server.wallet.postings.size).toBe(0);
  });
});

describe("the page of a launch", () => {
  it("is the draw for betting and without a view, and the lobby where the launch asks for it", async () => {
    const { get } = await started();
    const page = async (query: string) => await (await get(`/play/${LAUNCHED}?${query}`)).text();
    const isLobby = async (query: string) => (await page(query)).includes('class="draw-cards"');
    expect([await isLobby("token=x"), await isLobby("token=x&view=betting"), await isLobby("token=x&view=lobby")]).toEqual([
      false,
      false,
      true,
    ]);
    expect(await (await get("/play/dice-0-1-two-dice?view=lobby")).text()).not.toContain("draw-cards");
  });

  it("keeps the fields of the launch on the way to a draw and back, but not its token", async () => {
    const { get } = await started();
    const fields = "lang=ar&theme=light&area=VN&device=MOBILE&back=http%3A%2F%2Fsite.test%2Fvn";
    const html = await (await get(`/play/${LAUNCHED}?token=secret-token&view=lobby&${fields}`)).text();
    const kept = fields.replaceAll("&", "&amp;");
    expect(html).toContain(`href="/play/${LAUNCHED}?view=betting&amp;draw=${RACE}&amp;${kept}"`);
    expect(html).toContain('data-device="MOBILE"');
    expect(html).not.toContain("secret-token");
    const draw = await (await get(`/play/${LAUNCHED}?view=betting&draw=${RACE}&${fields}`)).text();
    expect(draw).toContain(`href="/play/${LAUNCHED}?view=lobby&amp;${kept}"`);
    expect(draw).toContain('class="board race shared p-5"');
    expect(await (await get(`/play/${LAUNCHED}?draw=race-1-5-lobby`)).text()).toContain('class="board digits shared p-1"');
  });
});
