import type { OutputOf } from "@baize/api/contract/contract";
import { chanceOf, oddsPpm, PPM } from "@baize/domain/lottery/odds";
import { type LotteryGame, playsOf, prizeTableOf } from "@baize/domain/lottery/games";
import { familyOf } from "@baize/domain/lottery/family";
import type { Play } from "@baize/domain/lottery/play";
import { inCurrency, stakeLimitsOf, unitsOf } from "@baize/domain/lottery/price";
import { MOST_BETS, MOST_CHASED, MOST_LINES } from "@baize/domain/lottery/prize-mode";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { Brand } from "../../../platform/brand/brand.ts";
import { gameNameOf } from "../../../platform/language/language.ts";
import { maxTicketOf } from "../tickets/stake-bounds.ts";
import type { FoundLottery } from "./find-lottery.ts";

type GameItem = OutputOf<"lottery.games">["items"][number];
type Detail = OutputOf<"lottery.game">;

export function lotteryView({ code, game, rules }: FoundLottery, language: string): GameItem {
  const { family, mode, area, timetable, timeZone, closesBefore } = rules;
  return {
    gameId: game.id,
    gameCode: code,
    ...gameNameOf(game, language),
    family,
    prizeMode: mode,
    area,
    timetable: timetable.kind === "daily" ? { ...timetable, days: [...timetable.days] } : { ...timetable },
    timeZone,
    closesBefore,
    maintenance: game.maintenance,
  };
}

function entryView({ entry, rule }: Play): Detail["plays"][number]["entry"] {
  if (entry.kind === "options")
    return { kind: "options", options: rule.kind === "options" ? rule.options.map(({ id }) => id) : [] };
  const { lowest, highest, digits } = entry.numbers;
  const range = { lowest, highest, digits };
  const most = highest - lowest + 1;
  switch (entry.kind) {
    case "positions":
      return {
        kind: "positions",
        names: [...entry.names],
        ...range,
        canBeEmpty: entry.canBeEmpty ?? false,
        distinct: entry.distinct ?? false,
      };
    case "pick":
    case "bankers":
      return { kind: entry.kind, of: entry.of, ...range, most: entry.most ?? most };
    case "levels":
      return {
        kind: "levels",
        sets: entry.sets,
        ...range,
        least: rule.kind === "group" ? rule.levels.map(({ count }) => count) : [],
      };
    default:
      return entry satisfies never;
  }
}

/** Millionths as a decimal text with six digits. */
const odds = (ppm: bigint): string => `${ppm / PPM}.${String(ppm % PPM).padStart(6, "0")}`;

function oddsView(play: Play, returnPpm: number): Record<string, string> {
  const { rule } = play;
  if (rule.kind !== "options") return { line: odds(oddsPpm(play, null, returnPpm)) };
  const possible = rule.options.filter(({ id }) => chanceOf(play, id).wins > 0n);
  return Object.fromEntries(possible.map(({ id }) => [id, odds(oddsPpm(play, id, returnPpm))]));
}

/** The least and the most of one bet on a play. */
export function stakeLimitsView(rules: LotteryGame, play: Play, currency: string) {
  const { min, max } = stakeLimitsOf(rules, play, currency);
  return { minStake: toMoneyAmount({ minor: min, currency }), maxStake: toMoneyAmount({ minor: max, currency }) };
}

export function playViews(rules: LotteryGame, rebatePpm: number, currency: string): Detail["plays"] {
  const { returnPpm, maxRebatePpm } = prizeTableOf(rules);
  const returned = returnPpm - Math.min(rebatePpm, maxRebatePpm);
  return playsOf(rules).map((play) => ({
    play: play.id,
    group: play.group,
    entry: entryView(play),
    minLines: play.minLines ?? 1,
    maxLines: MOST_LINES,
    ...stakeLimitsView(rules, play, currency),
    odds: oddsView(play, returned),
  }));
}

export function limitsView(rules: LotteryGame, brand: Brand): Detail["limits"] {
  const { currency } = brand;
  const { minStake, maxStake, maxMember, maxNumber, maxMultiple, returnPpm, maxRebatePpm } = prizeTableOf(rules);
  const money = (minor: bigint) => toMoneyAmount({ minor, currency });
  const amount = (hundredths: number) => money(inCurrency(hundredths, currency));
  return {
    units: unitsOf(rules, currency).map(money),
    maxMultiple,
    minStake: amount(minStake),
    maxStake: amount(maxStake),
    maxMember: amount(maxMember),
    maxTicket: money(maxTicketOf(brand, rules)),
    maxNumber: amount(maxNumber),
    maxBets: MOST_BETS,
    maxChased: MOST_CHASED,
    returnPpm,
    maxRebatePpm,
  };
}

/** A result as its numbers and those that are shown apart. */
export function numbersView({ family }: LotteryGame, numbers: readonly string[]) {
  const regular = numbers.length - (numbers.length === 0 ? 0 : familyOf(family).bonus);
  return { numbers: numbers.slice(0, regular), bonusNumbers: numbers.slice(regular) };
}
