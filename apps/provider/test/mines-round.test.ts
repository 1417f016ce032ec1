import { describe, expect, it } from "vitest";
import { minesOf, paysOf } from "../src/engines/mines/engine.ts";
import { drawOf } from "../src/rounds/seeds.ts";
import { intent, started } from "./door.ts";
import { OLD_KEY, sessionEndingIn } from "./earlier-session.ts";
import { fixedSeeds } from "./fixed-seeds.ts";
import { drawnBy } from "./verify-mini.ts";

const TITLE = "mines-0-4-paper-tiger-neon-mines";
const SEEDS = fixedSeeds("3c");
const HOUR = 3_600_000;
/** A session that ends within the hour. */
const ENDING = sessionEndingIn(HOUR / 2, { code: TITLE, title: "Neon Mines" });
const fields = Array.from({ length: 25 }, (_, index) => index + 1);

/** A provider whose next round of three mines is known, and the calls of a page that plays it. */
async function dug(options: Parameters<typeof started>[0] = {}) {
  const door = await started({ journal: [SEEDS], ...options });
  const opened = await door.open(TITLE);
  const { key } = opened;
  const hidden = minesOf(drawOf(SEEDS, 0), 3);
  const safe = fields.filter((field) => !hidden.includes(field));
  const begin = async (id = intent(), choice = "3") => await door.post("bet", { intent: id, stake: "10.00", choice }, key);
  const dig = async (id: string, field: number | string, seen: string, by = key) =>
    await door.post("turn", { intent: id, turn: String(field), seen }, by);
  const take = async (id: string, by = key) => await door.post("cash-out", { intent: id }, by);
  return { ...door, opened, key, hidden, safe, begin, dig, take };
}

describe("a round of mines", () => {
  it("takes one stake, tells a field at a time, and pays once what was reached", async () => {
    const { begin, dig, take, safe, hidden, server, post, loadProof, key } = await dug();
    const [one = 0, two = 0] = safe;
    const id = intent();
    const begun = (await begin(id)).body;
    expect(begun).toMatchObject({ phase: "placed", choice: "3", stops: [], balance: "990.00" });
    expect((await dig(id, one, "3")).body).toMatchObject({ phase: "placed", choice: `3 ${one}`, stops: [], win: "0.00" });
    expect((await dig(id, two, `3 ${one}`)).body).toMatchObject({ phase: "placed", choice: `3 ${one} ${two}`, stops: [] });
    const [first, second] = await Promise.all([take(id), take(id)]);
    const pays = BigInt(paysOf(3, 2, 0)) * 10n;
    expect(first.body).toMatchObject({ id: begun.id, phase: "settled", stops: [hidden] });
    expect(second.body.win).toBe(first.body.win);
    expect([server.wallet.sum("bet"), server.wallet.sum("win")]).toEqual([1000n, pays]);
    await expect.poll(() => server.wallet.ended).toEqual([{ roundId: begun.id, status: "settled" }]);
    const { revealed } = (await post("rotate", { clientSeed: "next" }, key)).body;
    const proof = await loadProof(begun);
    expect(proof).toMatchObject({ choice: `3 ${one} ${two}`, serverSeed: revealed.serverSeed, stops: [hidden] });
    expect(drawnBy(proof, 25)).toEqual(hidden);
  });

  it("is lost at a mine, and shows all of them only then", async () => {
    const { begin, dig, take, hidden, safe, server, get } = await dug();
    const id = intent();
    const begun = (await begin(id)).body;
    await dig(id, safe[0] ?? 0, "3");
    expect((await get(`/proof/${begun.id}`)).status).toBe(404);
    const lost = (await dig(id, hidden[1] ?? 0, `3 ${safe[0]}`)).body;
    expect(lost).toMatchObject({ phase: "settled", win: "0.00", stops: [hidden] });
    expect((await take(id)).body).toMatchObject({ phase: "settled", win: "0.00" });
    expect((await dig(id, safe[1] ?? 0, lost.choice)).body).toEqual({ code: "round_over" });
    expect([server.wallet.sum("bet"), server.wallet.sum("win")]).toEqual([1000n, 0n]);
  });

  it("ends by itself with the highest prize", async () => {
    const { begin, dig, server } = await dug();
    const only = fields.find((field) => !minesOf(drawOf(SEEDS, 0), 24).includes(field)) ?? 0;
    const id = intent();
    await begin(id, "24");
    expect((await dig(id, only, "24")).body).toMatchObject({ phase: "settled", win: "247.50" });
    expect(server.wallet.sum("win")).toBe(24_750n);
  });
});

describe("a turn that cannot be taken changes nothing", () => {
  it("says why: no field, an open field, an older picture, no prize yet, no such round", async () => {
    const { begin, dig, take, safe, server } = await dug();
    const [one = 0, two = 0, three = 0] = safe;
    const id = intent();
    expect((await begin(intent(), "3 7")).body).toEqual({ code: "invalid" });
    expect((await dig(id, one, "3")).body).toEqual({ code: "not_found" });
    expect((await take(id)).body).toEqual({ code: "not_found" });
    await begin(id);
    expect(await take(id)).toEqual({ status: 409, body: { code: "no_turn" } });
    for (const field of ["0", "26", "x", ""])
      expect(await dig(id, field, "3")).toEqual({ status: 400, body: { code: "turn_unknown" } });
    await dig(id, one, "3");
    expect(await dig(id, one, `3 ${one}`)).toEqual({ status: 409, body: { code: "turn_taken" } });
    expect(await dig(id, two, "3")).toEqual({ status: 409, body: { code: "turn_stale" } });
    expect((await dig(id, two, `3 ${one}`)).body.choice).toBe(`3 ${one} ${two}`);
    const both = await Promise.all([dig(id, three, `3 ${one} ${two}`), dig(id, three, `3 ${one} ${two}`)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await take(id)).body.choice).toBe(`3 ${one} ${two} ${three}`);
    expect(server.wallet.sum("bet")).toBe(1000n);
  });

  it("keeps a second window from staking again, and the seeds from being shown", async () => {
    const { begin, open, post, key, server } = await dug();
    const id = intent();
    await begin(id);
    const other = await open(TITLE);
    expect(other.open).toMatchObject({ intent: id, phase: "placed", choice: "3" });
    expect(await post("bet", { intent: intent(), stake: "10.00", choice: "5" }, other.key)).toEqual({
      status: 409,
      body: { code: "round_open" },
    });
    expect((await post("rotate", { clientSeed: "peek" }, key)).body).toEqual({ code: "busy" });
    expect(server.wallet.sum("bet")).toBe(1000n);
    const slot = await open("dice-0-1-dice");
    expect(slot.open).toBeUndefined();
    const played = await post("bet", { intent: intent(), stake: "10.00", choice: "under 50" }, slot.key);
    expect(played.body).toMatchObject({ phase: "settled", nonce: 1 });
  });
});

describe("a round that was left", () => {
  it("goes on with another session after the first one ended", async () => {
    const { post, dig, take, open, safe, pass, server } = await dug({ journal: [SEEDS, ENDING] });
    const [one = 0, two = 0] = safe;
    const id = intent();
    await post("bet", { intent: id, stake: "10.00", choice: "3" }, OLD_KEY);
    await dig(id, one, "3", OLD_KEY);
    pass(HOUR);
    expect((await dig(id, two, `3 ${one}`, OLD_KEY)).body).toEqual({ code: "session_expired" });
    expect((await take(id, OLD_KEY)).body).toEqual({ code: "session_expired" });
    const again = await open(TITLE);
    expect(again.open).toMatchObject({ intent: id, choice: `3 ${one}` });
    await dig(id, two, `3 ${one}`, again.key);
    expect((await take(id, again.key)).body).toMatchObject({ phase: "settled", choice: `3 ${one} ${two}` });
    expect(server.wallet.sum("win")).toBe(BigInt(paysOf(3, 2, 0)) * 10n);
  });

  it("pays what was reached after seven days, and gives back a stake on which nothing was opened", async () => {
    const { begin, dig, safe, pass, server } = await dug();
    const id = intent();
    const begun = (await begin(id)).body;
    await dig(id, safe[0] ?? 0, "3");
    pass(7 * 86_400_000);
    const first = BigInt(paysOf(3, 1, 0)) * 10n;
    await expect.poll(() => server.wallet.ended).toEqual([{ roundId: begun.id, status: "settled" }]);
    expect(server.wallet.sum("win")).toBe(first);
    expect((await begin()).body).toMatchObject({ phase: "placed" });
    pass(7 * 86_400_000);
    await expect.poll(() => server.wallet.sum("win")).toBe(first + 1000n);
  });

  it("goes on after the vendor was restarted", async () => {
    const { begin, dig, safe, hidden, provider, ...first } = await dug();
    const id = intent();
    await begin(id);
    await dig(id, safe[0] ?? 0, "3");
    await provider.close();
    const second = await started({ world: { server: first.server, folder: first.folder, sit: first.sit, crash: first.crash } });
    const { key, open } = await second.open(TITLE);
    expect(open).toMatchObject({ intent: id, phase: "placed", choice: `3 ${safe[0]}` });
    const found = await second.post("round", { intent: id }, key);
    expect(found.body).toMatchObject({ phase: "placed", choice: `3 ${safe[0]}` });
    const settled = (await second.post("cash-out", { intent: id }, key)).body;
    expect(settled).toMatchObject({ phase: "settled", stops: [hidden] });
    expect(first.server.wallet.sum("win")).toBe(BigInt(paysOf(3, 1, 0)) * 10n);
  });
});
