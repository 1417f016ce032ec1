import { describe, expect, it } from "vitest";
import type { RoundView, TableState } from "../src/play/contract.ts";
import { crash, heightAt, heightText, readHeight, timeTo } from "../src/engines/crash/engine.ts";
import { drawOf } from "../src/rounds/seeds.ts";
import { chainFrom } from "../src/tables/chain.ts";
import type { ChainRecord } from "../src/rounds/records.ts";
import { intent, started } from "./door.ts";

const GAME = "crash-0-4-kite-climb";
const LENGTH = 300;
const minor = (text: string): bigint => BigInt(text.replace(".", ""));

/** A chain whose first round breaks at a height between the two. */
function chainThatBreaks(from: number, to: number): ChainRecord {
  for (let tries = 0; ; tries++) {
    const root = tries.toString(16).padStart(64, "0");
    const serverSeed = chainFrom(root, LENGTH).seed(0);
    const height = crash.drawn(drawOf({ serverSeed, clientSeed: GAME }, 0), 0)[0]?.[0] ?? 0;
    if (height >= from && height <= to) return { kind: "chain", id: "chain-0001", game: GAME, root, length: LENGTH, startsAt: 0 };
  }
}

/** A member at a crash table whose first round breaks between two heights; the clock stands at its opening. */
async function seated(from: number, to: number) {
  const all = await started({ journal: [chainThatBreaks(from, to)], at: 0 });
  const { key, table } = await all.open(GAME);
  if (!table) throw new Error("no table");
  const place = async (choice: string, stake = "10.00") => {
    const id = intent();
    return { id, answer: await all.post("bet", { intent: id, stake, choice, round: 0 }, key) };
  };
  const watch = async (): Promise<TableState> => (await all.post("table", {}, key)).body;
  const cashOut = (id: string) => all.post("cash-out", { intent: id }, key);
  const decided = async (id: string): Promise<RoundView> => {
    const { body } = await all.post("round", { intent: id }, key);
    return body.phase === "placed" || body.phase === "pending" ? await decided(id) : body;
  };
  /** Sets the clock to so many milliseconds after the close. */
  const flyTo = (elapsed: number) => all.pass(table.closesAt + elapsed - all.clock());
  /** Stops the vendor, and starts it so many milliseconds after the close. */
  const restartAt = async (elapsed: number) => {
    await all.provider.close();
    const again = await started({ world: all, at: table.closesAt + elapsed });
    const loadRound = async (id: string): Promise<RoundView> => (await again.post("round", { intent: id }, key)).body;
    return { ...again, loadRound };
  };
  return { ...all, key, table, place, watch, cashOut, decided, flyTo, restartAt };
}

describe("a crash round", () => {
  it("pays the height of the vendor's clock at the cash-out, once, and shows no player beforehand where it will break", async () => {
    const { place, cashOut, flyTo, watch, server, loadProof, table, get } = await seated(600, 900);
    expect([table.phase, table.resultAt]).toEqual(["bets", undefined]);
    const { id, answer } = await place("100.00");
    expect(answer.body.phase).toBe("placed");
    expect((await cashOut(id)).body.code).toBe("too_late"); // it does not fly yet
    flyTo(6000);
    const [first, second] = await Promise.all([cashOut(id), cashOut(id)]);
    expect(first.body).toMatchObject({ id: answer.body.id, phase: "settled", stops: [] });
    expect(second.body.win).toBe(first.body.win);
    const height = readHeight(first.body.choice) ?? 0;
    expect(height).toBeGreaterThanOrEqual(heightAt(6000, 0));
    expect(height).toBeLessThan(heightAt(9000, 0));
    expect(minor(first.body.win)).toBe(BigInt(height) * 10n);
    expect(server.wallet.sum("win")).toBe(minor(first.body.win));
    expect((await get(`/proof/${first.body.id}`)).status).toBe(404);
    expect(await watch()).toMatchObject({ phase: "play", recent: [] });
    flyTo(timeTo(900, 0) + 100);
    expect((await watch()).phase).toBe("show");
    const proof = await loadProof(first.body);
    expect(proof).toMatchObject({ choice: heightText(height), hash: table.anchor });
    expect((await cashOut(id)).body.win).toBe(first.body.win);
    expect(server.wallet.sum("win")).toBe(minor(first.body.win));
  });

  it("cashes out by itself at the chosen height, without the page", async () => {
    const { place, flyTo, decided, server } = await seated(300, 900);
    const { id } = await place("2.50");
    flyTo(timeTo(250, 0) + 10);
    await expect.poll(() => server.wallet.sum("win")).toBe(2500n);
    expect(await decided(id)).toMatchObject({ phase: "settled", choice: "2.50", win: "25.00", stops: [] });
  });

  it("pays nothing once the string broke, however early the page says that it pressed", async () => {
    const { place, flyTo, decided, cashOut, server } = await seated(150, 199);
    const { id } = await place("2.00");
    flyTo(timeTo(199, 0) + 1);
    const early = await cashOut(id);
    expect(early.body).toMatchObject({ phase: "settled", win: "0.00" });
    expect(await decided(id)).toMatchObject({ phase: "settled", win: "0.00" });
    const late = await cashOut(id);
    expect([late.status, late.body.win]).toEqual([200, "0.00"]);
    expect(server.wallet.sum("win")).toBe(0n);
  });

  it.each([
    ["has broken", timeTo(900, 0)],
    ["still flies", 3000],
  ])("gives a bet back whose player could not press while the vendor was away, when the kite %s", async (_, elapsed) => {
    const { place, restartAt, server } = await seated(300, 900);
    const { id } = await place("100.00");
    const { loadRound } = await restartAt(elapsed);
    await expect.poll(async () => (await loadRound(id)).phase).toBe("void");
    await expect.poll(() => server.wallet.ended.map(({ status }) => status)).toEqual(["void"]);
    expect([server.wallet.balance, server.wallet.sum("win")]).toEqual([100_000n, 0n]);
  });

  it("pays a bet whose own height was reached while the vendor was away", async () => {
    const { place, restartAt, server } = await seated(300, 900);
    const { id } = await place("2.50");
    const { loadRound } = await restartAt(timeTo(900, 0));
    await expect.poll(async () => (await loadRound(id)).phase).toBe("settled");
    expect([(await loadRound(id)).win, server.wallet.sum("win")]).toEqual(["25.00", 2500n]);
  });

  it("keeps a bet when the vendor was away before the flight alone", async () => {
    const { place, restartAt, server } = await seated(300, 900);
    const { id } = await place("100.00");
    const { pass, post, open } = await restartAt(-1000);
    const { key, table } = await open(GAME);
    expect(table?.mine).toMatchObject({ intent: id, phase: "placed" });
    pass(4000);
    const { body } = await post("cash-out", { intent: id }, key);
    expect([body.phase, server.wallet.sum("win")]).toEqual(["settled", minor(body.win)]);
    expect(readHeight(body.choice)).toBe(heightAt(3000, 0));
  });

  it("takes no bet on a height that it does not offer", async () => {
    const { place, server } = await seated(150, 900);
    for (const choice of ["1.00", "100.01", "2", "2.5", "-2.00", ""]) expect((await place(choice)).answer.status).toBe(400);
    expect(server.wallet.postings.size).toBe(0);
  });
});
