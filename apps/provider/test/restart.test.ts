import { appendFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Book } from "../src/rounds/book.ts";
import type { Fault } from "./fake-server.ts";
import { TIMEOUT, type Seat, world, type World } from "./world.ts";

const minor = (text: string): bigint => BigInt(text.replace(".", ""));
const never: Fault = { lose: "before" };
const forAWhile = Array.from({ length: 60 }, () => never);

const until = async (done: () => boolean): Promise<void> => {
  while (!done()) await new Promise((resolve) => setTimeout(resolve, 2));
};

/** Spins and stops the provider as soon as its call of this operation is under way. */
async function dieAt(all: World, seat: Seat, operation: string): Promise<Seat> {
  void seat.rounds.play(seat.session, { intent: "intent-before-crash", stake: "20.00", choice: "" });
  await until(() => all.server.calls.some((call) => call.operation === operation));
  return all.crash(seat);
}

describe("after a crash", () => {
  it.each<[string, Fault]>([
    ["before the wallet took it", { late: TIMEOUT }],
    ["after the wallet took it", { lose: "after" }],
  ])("gives back a bet that was under way %s, because no player waits for it", async (_, fault) => {
    const all = await world();
    const first = await all.sit();
    all.server.fail("bet", fault, ...forAWhile);
    const second = await dieAt(all, first, "bet");
    all.server.clearFaults(); // a bet that is repeated now would be taken
    const [open] = second.book.unfinished();
    expect(open?.state).toBe("betting");
    expect(await second.rounds.recover()).toBe(1);
    await until(() => second.book.unfinished().length === 0);
    const round = second.book.roundOf(second.session.member, "intent-before-crash");
    expect([round?.state, round?.code]).toEqual(["void", "unknown"]);
    expect([...all.server.wallet.proofs]).toEqual([[round?.id, undefined]]);
    await new Promise((resolve) => setTimeout(resolve, TIMEOUT * 2));
    expect(all.server.wallet.balance).toBe(100_000n);
  });

  it("pays an interrupted win once, under its id, with the drawn result", async () => {
    const all = await world();
    const first = await all.sit();
    await first.aim(true);
    all.server.fail("win", { lose: "after" }, ...forAWhile);
    const second = await dieAt(all, first, "win");
    const before = second.book.unfinished()[0];
    expect(before?.state).toBe("taken");
    all.server.fail("win");
    await second.rounds.recover();
    await until(() => second.book.unfinished().length === 0);
    const round = second.book.roundOf(second.session.member, "intent-before-crash");
    expect(round).toMatchObject({ state: "done", stops: before?.stops, win: before?.win });
    expect(new Set(all.server.calls.filter((call) => call.operation === "win").map((call) => call.transactionId)).size).toBe(1);
    expect(all.server.wallet.balance).toBe(100_000n - 2000n + minor(round?.win ?? ""));
  });

  it("finishes an interrupted rollback", async () => {
    const all = await world();
    const first = await all.sit();
    all.server.fail("bet", { lose: "after" }, { lose: "after" }, { lose: "after" });
    all.server.fail("rollback", { lose: "after" }, ...forAWhile.slice(0, 5));
    const second = await dieAt(all, first, "rollback");
    expect(second.book.unfinished()[0]?.state).toBe("undoing");
    await second.rounds.recover();
    await until(() => second.book.unfinished().length === 0);
    expect(all.server.wallet.balance).toBe(100_000n);
  });

  it("keeps an open round from being followed by a second one, and answers it", async () => {
    const all = await world();
    const first = await all.sit();
    await first.aim(true);
    all.server.fail("win", ...forAWhile);
    const second = await dieAt(all, first, "win");
    expect(
      await second.rounds.play(second.session, { intent: "another-intent-0001", stake: "20.00", choice: "" }),
    ).toBeUndefined();
    expect((await second.rounds.find(second.session, "intent-before-crash")).state).toBe("taken");
  });

  it("keeps finished rounds, seeds and their count", async () => {
    const all = await world();
    const first = await all.sit();
    const round = await first.rest(await first.spin());
    const seeds = await first.rounds.seeds(first.session.member);
    const second = await all.crash(first);
    expect(second.book.rounds.get(round.id)).toEqual(round);
    expect(await second.rounds.seeds(second.session.member)).toEqual(seeds);
  });
});

describe("the journal", () => {
  it("drops a last line that was cut short, and keeps the lines before it", async () => {
    const all = await world();
    const first = await all.sit();
    const round = await first.rest(await first.spin());
    await first.stop();
    await appendFile(join(all.folder, "journal.jsonl"), '[{"kind":"round","id":"half');
    const second = await all.sit();
    expect([...second.book.rounds.keys()]).toEqual([round.id]);
  });

  it("refuses to start on an unreadable line, and names the file", async () => {
    const all = await world();
    await (await all.sit()).stop();
    await writeFile(join(all.folder, "journal.jsonl"), "nonsense\n");
    await expect(Book.open(all.folder, Date.now())).rejects.toThrow("journal.jsonl");
    await writeFile(join(all.folder, "journal.jsonl"), '[{"kind":"round"}]\n');
    await expect(Book.open(all.folder, Date.now())).rejects.toThrow("another version");
  });

  it("is compacted on each start, so it does not grow with every step", async () => {
    const all = await world();
    const first = await all.sit();
    for (let i = 0; i < 5; i++) await first.rest(await first.spin());
    await first.stop();
    const lines = async () => (await readFile(join(all.folder, "journal.jsonl"), "utf8")).trimEnd().split("\n").length;
    expect(await lines()).toBeGreaterThan(15);
    await (await all.sit()).stop();
    expect(await lines()).toBe(6);
  });
});
