import { describe, expect, it } from "vitest";
import { exposuresOf } from "./exposure.ts";
import { LOTTERY_GAMES, lotteryGameOf, playIn, playsOf, prizeTableOf } from "./games.ts";
import { chanceOf, oddsPpm } from "./odds.ts";
import {
  type BetProblemCode,
  inCurrency,
  mostStakeOf,
  priceAccepted,
  priceBet,
  type PricedBet,
  stakeLimitsOf,
  unitsOf,
  type WrittenBet,
} from "./price.ts";
import { seeded, ticketOn } from "./random-plays.fixture.ts";
import { type SelectionProblemCode, selectionText } from "./read-selection.ts";

function gameOf(code: string) {
  const game = lotteryGameOf(code);
  if (!game) throw new Error(`There is no game ${code}`);
  return game;
}

const BET: Omit<WrittenBet, "play" | "selection"> = { unit: 100n, multiple: 1, rebatePpm: 0 };

function priced(code: string, play: string, selection: string, more: Partial<WrittenBet> = {}, currency = "INR") {
  return priceBet(gameOf(code), { ...BET, play, selection, ...more }, currency);
}

/** What a bet is refused for; `ok` where it is not. */
const refused = (...asked: Parameters<typeof priced>): BetProblemCode | "ok" => {
  const result = priced(...asked);
  return result.ok ? "ok" : result.code;
};

/** The first numbers from zero, of so many digits. */
const upTo = (count: number, digits: number): string[] =>
  Array.from({ length: count }, (_, index) => String(index).padStart(digits, "0"));

const DIRECT = "1|2|3|4|5";

describe("the prize modes", () => {
  it.each([
    ["Lott", "MIZORAM_EVE", "five-direct", DIRECT, 0, 97_000_000_000n],
    ["ZY", "ZY_FIVE", "five-direct", DIRECT, 0, 97_500_000_000n],
    ["ZY with all of the rebate", "ZY_FIVE", "five-direct", DIRECT, 80_000, 89_500_000_000n],
    ["Elott", "ONE_MINUTE_5", "five-direct", DIRECT, 0, 95_500_000_000n],
    ["SEA", "VN_NORTH", "de-special", "07", 0, 98_000_000n],
    // 98 of 100, by 27 prizes: what is below a millionth is left out.
    ["SEA", "VN_NORTH", "lo-2", "07", 0, 3_629_629n],
  ])("%s: %s %s pays its odds", (_, code, play, selection, rebatePpm, odds) => {
    const result = priced(code, play, selection, { rebatePpm });
    if (!result.ok) throw new Error(result.code);
    expect(oddsPpm(result.bet.play, null, result.bet.returnPpm)).toBe(odds);
    expect(result.bet).toMatchObject({ lines: 1, stake: 100n });
  });

  it.each([
    ["MIZORAM_EVE", [200n, 100n, 20n, 10n], 100_000_00n, 20_000_000_00n],
    ["ZY_FIVE", [200n, 100n, 20n, 10n, 2n], 200_000_00n, 30_000_000_00n],
    ["ONE_MINUTE_5", [100n, 10n], 30_000_00n, 5_000_000_00n],
    ["VN_NORTH", [1000n, 100n, 10n], 200_000_00n, 30_000_000_00n],
  ])("%s has its units, and its most of a member and of a number", (code, units, member, number) => {
    const game = gameOf(code);
    expect(unitsOf(game, "INR")).toEqual(units);
    expect(inCurrency(prizeTableOf(game).maxMember, "INR")).toBe(member);
    expect(inCurrency(prizeTableOf(game).maxNumber, "INR")).toBe(number);
  });

  it("has no unit below the smallest coin, and as many minor units as the currency counts", () => {
    expect(unitsOf(gameOf("ZY_FIVE"), "VND")).toEqual([2n, 1n]);
    expect(unitsOf(gameOf("ZY_FIVE"), "KWD")).toEqual([2000n, 1000n, 200n, 100n, 20n]);
  });

  it.each([
    // The least of every mode is 1.00.
    ["MIZORAM_EVE", { unit: 10n, multiple: 9 }, "stake_too_small"],
    ["MIZORAM_EVE", { unit: 10n, multiple: 10 }, "ok"],
    ["ONE_MINUTE_5", { unit: 10n, multiple: 9 }, "stake_too_small"],
    ["ZY_FIVE", { unit: 2n, multiple: 49 }, "stake_too_small"],
    ["ZY_FIVE", { unit: 2n, multiple: 50 }, "ok"],
    ["MIZORAM_EVE", { unit: 10n, multiple: 10_000 }, "multiple"],
    // 206.10 by 97,000 is below the most of a number, 20,000,000.00, and 206.20 is above it.
    ["MIZORAM_EVE", { unit: 10n, multiple: 2061 }, "ok"],
    ["MIZORAM_EVE", { unit: 10n, multiple: 2062 }, "stake_too_large"],
    ["MIZORAM_EVE", { unit: 10n, multiple: 9999 }, "stake_too_large"],
    ["ONE_MINUTE_5", { unit: 10n, multiple: 523 }, "ok"],
    ["ONE_MINUTE_5", { unit: 10n, multiple: 524 }, "stake_too_large"],
    ["ONE_MINUTE_5", { multiple: 1000 }, "multiple"],
    ["MIZORAM_EVE", { multiple: 0 }, "multiple"],
    ["MIZORAM_EVE", { multiple: 1.5 }, "multiple"],
    ["MIZORAM_EVE", { unit: 2n, multiple: 50 }, "unit"],
    ["MIZORAM_EVE", { rebatePpm: 1 }, "rebate"],
    ["ONE_MINUTE_5", { rebatePpm: 1 }, "rebate"],
    ["ZY_FIVE", { rebatePpm: 80_000 }, "ok"],
    ["ZY_FIVE", { rebatePpm: 80_001 }, "rebate"],
    ["ZY_FIVE", { rebatePpm: -1 }, "rebate"],
    ["ZY_FIVE", { rebatePpm: 0.5 }, "rebate"],
  ] as const)("%s: one line with %o is %s", (code, more, answer) => {
    expect(refused(code, "five-direct", DIRECT, more)).toBe(answer);
  });

  it.each([
    // A hundred lines: 20,000.00; 50,000.00; 10,000.00.
    ["MIZORAM_EVE", 200n, 100, 2_000_000n],
    ["ZY_FIVE", 200n, 250, 5_000_000n],
    ["ONE_MINUTE_5", 100n, 100, 1_000_000n],
  ])("%s: a stake at the most is taken, and one above it is not", (code, unit, multiple, most) => {
    const hundred = "0 1 2 3 4 5 6 7 8 9|0 1 2 3 4 5 6 7 8 9|3";
    expect(priced(code, "first-three-direct", hundred, { unit, multiple })).toMatchObject({
      ok: true,
      bet: { lines: 100, stake: most },
    });
    expect(refused(code, "first-three-direct", hundred, { unit, multiple: multiple + 1 })).toBe("stake_too_large");
  });

  it.each([
    // 1,000.00 where a line wins once in a hundred thousand, 5,000.00 where it wins once in about ten thousand.
    ["VN_NORTH", "hundred-thousand", 5, 100_000n, [10_000, 1], [10_001, 1]],
    ["VN_SOUTH", "four-special", 4, 500_000n, [10_000, 5], [2381, 21]],
    ["ZY_FIVE", "five-number", 5, 100_000n, [10_000, 1], [73, 137]],
    ["KOLKATA_FF", "four-number", 4, 500_000n, [10_000, 5], [2381, 21]],
  ] as const)(
    "%s %s: a stake at the most of the play is taken, and one that is a unit above it is not",
    (code, play, digits, most, at, above) => {
      const unit = 10n;
      const bet = ([lines, multiple]: readonly [number, number]) =>
        priced(code, play, upTo(lines, digits).join(" "), { unit, multiple });
      expect(bet(at)).toMatchObject({ ok: true, bet: { stake: most } });
      expect(BigInt(above[0] * above[1]) * unit).toBe(most + unit);
      expect(bet(above)).toMatchObject({ ok: false, code: "stake_too_large" });
    },
  );

  it("takes less on a play of large prizes than on lô, whose most is the game's", () => {
    const game = gameOf("VN_NORTH");
    const most = (id: string) => {
      const play = playIn(game, id);
      if (!play) throw new Error(`There is no play ${id}`);
      return stakeLimitsOf(game, play, "INR");
    };
    expect(most("lo-2")).toEqual({ min: 100n, max: 5_000_000n });
    expect(most("four-special")).toEqual({ min: 100n, max: 500_000n });
    expect(most("hundred-thousand")).toEqual({ min: 250n, max: 100_000n });
  });

  it.each([
    [4, "stake_too_small"],
    [5, "ok"],
  ])("25 numbers of five digits at 0.02 each, %i times, are %s: the least of the play is 2.50", (multiple, answer) => {
    expect(refused("ZY_FIVE", "five-number", upTo(25, 5).join(" "), { unit: 2n, multiple })).toBe(answer);
  });

  it.each(LOTTERY_GAMES.map((game) => [game.code, game] as const))(
    "%s: a play of which a line wins at most once in ten thousand has a limit of its own",
    (_code, game) => {
      const rare = playsOf(game).filter(
        (play) => play.rule.kind !== "options" && chanceOf(play, null).wins * 10_000n <= chanceOf(play, null).of,
      );
      const own = playsOf(game).filter(({ maxStake }) => maxStake !== undefined);
      expect(own.map(({ id }) => id)).toEqual(rare.map(({ id }) => id));
      for (const play of own) expect(stakeLimitsOf(game, play, "INR").max).toBeLessThan(BigInt(prizeTableOf(game).maxStake));
    },
  );
});

describe("the lines of a bet", () => {
  const all = "0 1 2 3 4 5 6 7 8 9";

  it.each([
    ["MIZORAM_EVE", "five-number", "too_few_lines", upTo(24, 5).join(" ")],
    ["MIZORAM_EVE", "five-number", "ok", upTo(25, 5).join(" ")],
    ["VN_NORTH", "hundred-thousand", "too_few_lines", upTo(24, 5).join(" ")],
    ["VN_NORTH", "hundred-thousand", "ok", upTo(25, 5).join(" ")],
    ["MARK_SIX", "three-of-six", "ok", Array.from({ length: 49 }, (_, mark) => mark + 1).join(" ")],
    ["MARK_SIX", "four-of-six", "too_many_lines", Array.from({ length: 49 }, (_, mark) => mark + 1).join(" ")],
    // A hundred thousand lines are not too many.
    ["MIZORAM_EVE", "five-direct", "stake_too_large", [all, all, all, all, all].join("|")],
    ["MIZORAM_EVE", "no-play", "unknown_play", "1"],
    ["RACE_TEN", "five-direct", "unknown_play", DIRECT],
  ])("%s %s: %s", (code, play, answer, selection) => {
    expect(refused(code, play, selection, { unit: code === "MARK_SIX" ? 10n : 100n })).toBe(answer);
  });
});

describe("what is written", () => {
  it.each<[string, string, string, SelectionProblemCode, string, number]>([
    ["RACE_TEN", "first-two-direct", "1 2|11", "out_of_range", "11", 2],
    ["RACE_TEN", "first-two-direct", "00|1", "out_of_range", "00", 0],
    ["ELEVEN_FIVE", "any-2", "1 12 3", "out_of_range", "12", 1],
    ["MARK_SIX", "special", "50", "out_of_range", "50", 0],
    ["DICE_5M", "one-face", "1 7", "out_of_range", "7", 1],
    ["VN_NORTH", "lo-2", "7", "not_number", "7", 0],
    ["VN_NORTH", "lo-2", "07 123", "not_number", "123", 1],
    ["VN_NORTH", "lo-2", "07 abcdefghijklmnopqrstuvwxyz", "not_number", "abcdefghijklmnopqrst", 1],
    ["MARK_SIX", "special", "-1", "not_number", "-1", 0],
    ["MARK_SIX", "special", "1.5", "not_number", "1.5", 0],
    ["MARK_SIX", "two-of-six", "5 7 05", "repeated", "05", 2],
    ["DICE_5M", "triple", "triple-1 triple-1", "repeated", "triple-1", 1],
    ["DICE_5M", "triple", "triple-1 triple-7", "unknown_option", "triple-7", 1],
    ["DICE_5M", "triple", "", "empty", "", 0],
    ["VN_NORTH", "lo-2", "  ", "empty", "", 0],
    ["RACE_TEN", "first-two-direct", "1 2|", "empty", "", 2],
    ["RACE_TEN", "each-position", "|||||||||", "empty", "", 0],
    ["RACE_TEN", "first-two-direct", "1 2", "too_few", "", 2],
    ["MIZORAM_EVE", "five-group-60", "1|9 2", "too_few", "2", 2],
    ["ELEVEN_FIVE", "any-5", "9 4 7", "too_few", "7", 2],
    ["RACE_TEN", "first-two-direct", "1 2|3|4", "too_many", "4", 3],
    ["VN_NORTH", "xien-2", upTo(21, 2).toReversed().join(" "), "too_many", "00", 20],
    ["ELEVEN_FIVE", "bankers-3", "9 4 2|1", "too_many", "2", 2],
    ["ELEVEN_FIVE", "bankers-3", "9 4|7 9 1", "repeated", "9", 3],
    ["ELEVEN_FIVE", "bankers-5", "9 4|7 1", "too_few", "1", 3],
    ["ELEVEN_FIVE", "first-two-direct", "1|1", "no_line", "", 0],
    ["MIZORAM_EVE", "five-group-5", "1|1", "no_line", "", 0],
  ])("%s %s %s: %s of %s at %i", (code, play, selection, problem, token, at) => {
    expect(priced(code, play, selection)).toEqual({ ok: false, code: "selection", problems: [{ code: problem, token, at }] });
  });

  it("names each problem of several sets by its place among all that is written", () => {
    const result = priced("RACE_TEN", "first-three-direct", "3 x 3 1|2 2|11 5 5");
    expect(result).toMatchObject({
      problems: [
        { code: "not_number", token: "x", at: 1 },
        { code: "repeated", token: "3", at: 2 },
        { code: "repeated", token: "2", at: 5 },
        { code: "out_of_range", token: "11", at: 6 },
        { code: "repeated", token: "5", at: 8 },
      ],
    });
  });

  it("names a set with too few numbers, and what is wrong after it, by their places", () => {
    expect(priced("MIZORAM_EVE", "five-group-60", "5|3 1|2")).toMatchObject({
      problems: [
        { code: "too_few", token: "1", at: 2 },
        { code: "too_many", token: "2", at: 3 },
      ],
    });
  });
});

const dearestOf = (bet: PricedBet) => exposuresOf(bet).reduce((dearest, { amount }) => (amount > dearest ? amount : dearest), 0n);

describe("the most of a number", () => {
  it.each(LOTTERY_GAMES.map((game) => [game.code, game] as const))(
    "%s: a bet at its most costs no number more than that, and a unit above it would",
    (code, game) => {
      const random = seeded(code.length);
      const most = inCurrency(prizeTableOf(game).maxNumber, "INR");
      const bound = playsOf(game).filter((play) => {
        const selection = selectionText(ticketOn(play, random));
        const bet = priceAccepted(game, { ...BET, unit: 1n, play: play.id, selection });
        if (!bet) throw new Error(`${code} has no play ${play.id}`);
        const stake = mostStakeOf(game, bet, "INR");
        const times = Number(stake / bet.stake);
        expect(dearestOf({ ...bet, multiple: times }), play.id).toBeLessThanOrEqual(most);
        if (stake === stakeLimitsOf(game, play, "INR").max) return false;
        expect(dearestOf({ ...bet, multiple: times + 1 }), play.id).toBeGreaterThan(most);
        return true;
      });
      expect(bound.length).toBeLessThan(playsOf(game).length);
    },
  );

  it("is said by the stake that a bet with these numbers may have", () => {
    expect(priced("MIZORAM_EVE", "five-direct", DIRECT, { multiple: 207 })).toMatchObject({
      code: "stake_too_large",
      mostStake: 20_618n,
    });
  });
});

describe("a bet that was accepted before", () => {
  it("keeps its lines and its stake outside of today's limits", () => {
    const bet = { play: "sum-half", selection: "big small", unit: 300n, multiple: 5000, rebatePpm: 0 };
    expect(priceBet(gameOf("QUICK_DICE"), bet, "INR")).toMatchObject({ ok: false, code: "unit" });
    expect(priceAccepted(gameOf("QUICK_DICE"), bet)).toMatchObject({ lines: 2, stake: 3_000_000n, multiple: 5000 });
  });

  it("is priced as a new one within them", () => {
    const bet = { ...BET, play: "sum-half", selection: "big small" };
    expect(priceBet(gameOf("QUICK_DICE"), bet, "INR")).toEqual({ ok: true, bet: priceAccepted(gameOf("QUICK_DICE"), bet) });
    expect(priceAccepted(gameOf("QUICK_DICE"), { ...bet, play: "no-play" })).toBeUndefined();
  });
});
