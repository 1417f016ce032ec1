import { expect, it } from "vitest";
import { FAMILY_IDS } from "./family.ts";
import { oddsPpm } from "./odds.ts";
import { PLAYS } from "./plays/plays.ts";
import { drawnResult, PLAYED, sampled, seeded, ticketOn, winningResult } from "./random-plays.fixture.ts";
import { Settler } from "./settle.ts";
import { isWinningLine, linesOf } from "./slow-counter.fixture.ts";

const UNITS = [1n, 2n, 7n, 20n, 100n, 1000n];
const RETURNS = [980_000, 975_000, 970_000, 955_000, 895_001];

it.each(PLAYED)("%s: pays each winning line its odds, rounded down once to the minor unit", (name, family, play) => {
  const random = seeded(name.length * 31 + play.id.length);
  const one = <Item>(items: readonly Item[], usual: Item): Item => items[Math.floor(random() * items.length)] ?? usual;
  let paid = 0n;
  for (let turn = 0; turn < 3; turn += 1) {
    const selection = ticketOn(play, random);
    const lines = linesOf(play, selection);
    const unit = one(UNITS, 1n);
    const multiple = 1 + Math.floor(random() * 9999);
    const returnPpm = one(RETURNS, 970_000);
    const rebatePpm = Math.floor(random() * 80_000);
    const stake = BigInt(lines.length) * unit * BigInt(multiple);
    const won = lines.slice(0, 1).map((line) => winningResult(family, play, line, random));
    for (const result of [...won, ...sampled(family, play, random, 15)]) {
      // Millionths of a minor unit, line by line.
      let millionths = 0n;
      let wins = 0;
      for (const line of lines) {
        const times = isWinningLine(family, play, line, result);
        const option = play.rule.kind === "options" ? (line[0]?.[0] ?? "") : null;
        wins += times;
        for (let time = 0; time < times; time += 1) millionths += unit * BigInt(multiple) * oddsPpm(play, option, returnPpm);
      }
      const settled = new Settler(result).settle({ play, selection, unit, multiple, stake, rebatePpm, returnPpm });
      expect(settled.winningLines).toBe(wins);
      expect(settled.prize).toBe((millionths - (millionths % 1_000_000n)) / 1_000_000n);
      expect(settled.rebate).toBe((stake * BigInt(rebatePpm) - ((stake * BigInt(rebatePpm)) % 1_000_000n)) / 1_000_000n);
      paid += settled.prize;
    }
  }
  expect(paid).toBeGreaterThan(0n);
});

it("settles bets of several plays on one result as each by itself", () => {
  const random = seeded(5);
  for (const family of FAMILY_IDS) {
    const plays = PLAYS[family];
    const result = drawnResult(family, random);
    const bets = plays.map((play) => ({
      play,
      selection: ticketOn(play, random),
      unit: 100n,
      multiple: 2,
      stake: 0n,
      rebatePpm: 0,
      returnPpm: 970_000,
    }));
    const together = new Settler(result);
    expect([...bets, ...bets].map((bet) => together.settle(bet))).toEqual(
      [...bets, ...bets].map((bet) => new Settler(result).settle(bet)),
    );
  }
});
