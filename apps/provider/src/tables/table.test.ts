import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { crash } from "../engines/crash/engine.ts";
import type { SharedEngine } from "../engines/shared.ts";
import { chainFrom } from "./chain.ts";
import { Table } from "./table.ts";

const ROOT = "ab".repeat(32);
const GAME = "crash-0-4-kite-climb";
const MINUTE = 60_000;
const ENOUGH = 4 * 60 * MINUTE;

/** A crash table that opened at 0, and how often a round of it was drawn. */
function counted(length = 2000) {
  let drawn = 0;
  const engine: SharedEngine = { ...crash, drawn: (...round) => ((drawn += 1), crash.drawn(...round)) };
  const table = new Table({ kind: "chain", id: "chain-0001", game: GAME, root: ROOT, length, startsAt: 0 }, engine, 0);
  const momentAt = (now: number) => {
    const moment = table.at(now);
    if (!moment) throw new Error("the chain is used up");
    return moment;
  };
  return { table, momentAt, drawn: () => drawn };
}

describe("a chain of seeds", () => {
  it.each([1, 127, 128, 129, 300])("gives each of %d rounds the hash of the next one's seed, in any order", (length) => {
    const { anchor, seed } = chainFrom(ROOT, length);
    const below = [anchor, ...Array.from({ length }, (_, round) => seed(round))];
    for (let round = length - 1; round >= 0; round -= 1)
      expect(
        createHash("sha256")
          .update(Buffer.from(seed(round), "hex"))
          .digest("hex"),
      ).toBe(below[round]);
    expect(seed(length - 1)).toBe(ROOT);
    for (const none of [-1, length, 0.5]) expect(() => seed(none)).toThrow(RangeError);
  });
});

describe("a table", () => {
  it("draws its last results once, and one more for each new round, however many pages ask", () => {
    const { table, momentAt, drawn } = counted();
    const moment = momentAt(ENOUGH);
    const first = table.recent(moment);
    const before = drawn();
    for (let page = 0; page < 100; page += 1) expect(table.recent(momentAt(ENOUGH))).toBe(first);
    expect(drawn()).toBe(before);
    const next = table.recent(momentAt(moment.endsAt + 1));
    expect(next.map(({ round }) => round)).toEqual(first.map(({ round }) => round + 1));
    expect(next.map(({ stops }) => stops)).toEqual(next.map(({ round }) => counted().table.stops(round)));
    expect(drawn() - before).toBeLessThanOrEqual(2); // the new result, and how long the next round is
  });

  it("shows the result of a round among the last ones from the moment on which it is known", () => {
    const { table, momentAt } = counted();
    const moment = momentAt(ENOUGH);
    const newest = (now: number) => table.recent(momentAt(now))[0]?.round;
    expect([newest(moment.resultAt - 1), newest(moment.resultAt)]).toEqual([moment.round - 1, moment.round]);
  });

  it("lets others be served while it comes to the round of a time long after its opening", async () => {
    const { table, momentAt } = counted();
    let served = 0;
    let serving = setImmediate(function serve() {
      served += 1;
      serving = setImmediate(serve);
    });
    await table.catchUp(ENOUGH);
    clearImmediate(serving);
    expect(momentAt(ENOUGH)).toEqual(counted().momentAt(ENOUGH));
    expect(served).toBeGreaterThan(0);
  });
});
