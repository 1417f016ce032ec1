import { maskAccount } from "@baize/domain/identity/member/mask";
import type { winners } from "../modules/gaming/winner-schema.ts";
import { seededId, type SeededRandom } from "./random.ts";

type WinnerSeed = typeof winners.$inferInsert;

/** Account names are the same in every language. Today's board as the design shows it: player, game, rupees. */
const TODAY = [
  ["ananta42", "saffron-reel.pearl-monsoon", 482_600],
  ["रोहनजी", "kestrel.sky-ladder", 215_940],
  ["mitali07", "northgate.teen-patti", 198_000],
  ["sunitast", "tin-crown.crown-of-mysore", 96_450],
  ["pkumar88", "old-harbour.deep-net", 74_210],
  ["devikava", "northgate.roulette-nine", 52_500],
  ["zoyakh19", "blue-peter.powerplay", 41_320],
] as const;
const PLAYERS = [
  "arnav_s",
  "kiran2009",
  "मीनाक्षी",
  "farhan_q",
  "neha.v",
  "tushar77",
  "lakshmi_r",
  "oommen",
  "bhavna_t",
  "zubair12",
] as const;
const HOUR_MS = 3_600_000;

export function seedWinners(
  brand: string,
  gameIds: readonly [string, ...string[]],
  random: SeededRandom,
  now: Date,
): WinnerSeed[] {
  const winner = (index: number, account: string, gameId: string, rupees: number, hours: number): WinnerSeed => ({
    id: seededId(brand, "winner", index),
    brand,
    player: maskAccount(account),
    gameId,
    amount: BigInt(rupees) * 100n,
    currency: "INR",
    at: new Date(now.getTime() - hours * HOUR_MS),
  });
  const today = TODAY.map(([account, gameId, rupees], index) => winner(index, account, gameId, rupees, 1 + index * 2));
  const before = Array.from({ length: 60 }, (_, index) =>
    winner(100 + index, random.pick(PLAYERS), random.pick(gameIds), random.between(25_000, 600_000), 26 + index * 11),
  );
  return [...today, ...before];
}
