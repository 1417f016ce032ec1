import { describe, expect, it, test } from "vitest";
import { countLines } from "@baize/domain/lottery/count-lines";
import { LOTTERY_GAMES, lotteryGameOf, playsOf, prizeTableOf } from "@baize/domain/lottery/games";
import { priceBet, unitsOf } from "@baize/domain/lottery/price";
import { readSelection } from "@baize/domain/lottery/read-selection";
import { playOf } from "@baize/domain/lottery/plays/plays";
import { numbersBetween } from "@baize/ui/number-board";
import { canType, draftText, emptyDraft } from "./draft.ts";
import { type Below, randomBelow, randomSets, randomTicket } from "./random-ticket.ts";

const currency = "INR";
/** Random numbers: the smallest, the largest, and some between. */
const ways: readonly Below[] = [() => 0, (below) => below - 1, (below) => Math.floor(below / 2)];
const board = (sets: readonly (readonly string[])[]) => ({ ...emptyDraft, sets });

describe.each(LOTTERY_GAMES.map((game) => [game.code, game] as const))("%s", (_, game) => {
  it("has a random ticket for every play whose stake the engine accepts, at the least and the most that can be chosen", () => {
    const units = unitsOf(game, currency);
    const cheapest = { unit: units.at(-1) ?? 0n, multiple: null };
    const dearest = { unit: units[0] ?? 0n, multiple: prizeTableOf(game).maxMultiple };
    for (const play of playsOf(game))
      for (const [stake, below] of [...ways.map((way) => [cheapest, way] as const), [dearest, ways[0]] as const]) {
        const { selection, multiple } = randomTicket(play, { rules: game, currency, ...stake }, below);
        const bet = { play: play.id, selection, unit: stake.unit, multiple, rebatePpm: 0 };
        const lines = play.entry.kind === "levels" ? {} : { lines: play.minLines ?? 1 };
        expect(priceBet(game, bet, currency), `${play.id} ${selection} × ${multiple}`).toMatchObject({ ok: true, bet: lines });
      }
  });
});

it("a quick pick is a bet of few lines on every play, however it is picked", () => {
  for (const game of LOTTERY_GAMES)
    for (const play of playsOf(game))
      for (const below of [...ways, randomBelow]) {
        const { text, tooMany } = draftText(play, board(randomSets(play, below)));
        const { selection, problems } = readSelection(play, text);
        const name = `${game.code} ${play.id} ${text}`;
        expect({ tooMany, problems }, name).toEqual({ tooMany: false, problems: [] });
        const lines = countLines(play, selection);
        expect(lines, name).toBeGreaterThanOrEqual(play.minLines ?? 1);
        expect(lines, name).toBeLessThanOrEqual(Math.max(play.minLines ?? 1, 5) * 2);
      }
});

test("a random ticket costs what was chosen, the least of its play where that is more, and its most where that is less", () => {
  const game = lotteryGameOf("MIZORAM_EVE");
  const play = playOf("pick5", "five-direct");
  if (!game || !play) throw new Error("no such play");
  const multipleAt = (unit: bigint, multiple: number | null) =>
    randomTicket(play, { rules: game, currency, unit, multiple }).multiple;
  expect([multipleAt(10n, 1), multipleAt(20n, null), multipleAt(20n, 4)]).toEqual([10, 5, 5]);
  expect([multipleAt(10n, 37), multipleAt(100n, 1), multipleAt(100n, null)]).toEqual([37, 1, 1]);
  expect([multipleAt(200n, 103), multipleAt(200n, 104)]).toEqual([103, 103]);
});

const three = playOf("vn-north", "three-special");
const five = playOf("pick5", "five-number");

test("numbers of many digits are composed digit by digit, or typed in any figures", () => {
  if (!three || !five) throw new Error("no such play");
  expect(draftText(three, board([["1"], ["0", "2"], ["7"]])).text).toBe("107,127");
  expect(draftText(three, board([["1"], [], ["7"]])).text).toBe("");
  expect(draftText(three, { ...emptyDraft, mode: "typed", typed: "۰۰۷, ९९९ 12" })).toEqual({
    text: "007,999",
    tooMany: false,
    wrong: 1,
  });
  const digits = numbersBetween(0, 9);
  expect(draftText(five, board([digits, digits, digits, digits, digits]))).toEqual({ text: "", tooMany: true, wrong: 0 });
});

const typed = (text: string) => ({ ...emptyDraft, mode: "typed" as const, typed: text });
const direct = playOf("pick5", "five-direct");
const race = playOf("race10", "first-three-direct");

test("a ticket of places is typed place by place, in any figures", () => {
  if (!direct || !race) throw new Error("no such play");
  expect([canType(direct), canType(race)]).toEqual([true, true]);
  expect(draftText(direct, typed("۳ 1\n२\n3\n4|5 0"))).toEqual({ text: "1,3|2|3|4|0,5", tooMany: false, wrong: 0 });
  expect(draftText(race, typed("10 01\n02\n11 03 3"))).toEqual({ text: "01,10|02|03", tooMany: false, wrong: 2 });
});

test("ten thousand lines of which most are errors are counted, none is left out silently", () => {
  if (!direct) throw new Error("no such play");
  const lines = Array.from({ length: 10_000 }, (_, at) => (at < 5 ? `${at} x` : "7"));
  expect(draftText(direct, typed(lines.join("\n")))).toEqual({ text: "0|1|2|3|4", tooMany: false, wrong: 10_000 });
});
