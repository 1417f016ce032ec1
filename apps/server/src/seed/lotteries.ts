import type { lotteries } from "../db/schema/content.ts";

const MINUTE = 60;

/** The numbered draws of the house. Ids name games of `named-games.ts`. */
export const LOTTERIES: readonly (typeof lotteries.$inferInsert)[] = [
  {
    code: "MIZORAM_EVE",
    gameId: "house-lottery.mizoram-evening",
    periodSeconds: 60 * MINUTE,
    balls: 5,
    lowest: 1,
    highest: 49,
    digits: 1,
    repeats: false,
    position: 0,
  },
  {
    code: "HANOI_VIP",
    gameId: "house-lottery.hanoi-vip",
    periodSeconds: 90,
    balls: 4,
    lowest: 0,
    highest: 99,
    digits: 2,
    repeats: true,
    position: 1,
  },
  {
    code: "DICE_5M",
    gameId: "house-lottery.5-minute-dice",
    periodSeconds: 5 * MINUTE,
    balls: 3,
    lowest: 1,
    highest: 6,
    digits: 1,
    repeats: true,
    position: 2,
  },
  {
    code: "KOLKATA_FF",
    gameId: "house-lottery.kolkata-ff",
    periodSeconds: 90 * MINUTE,
    balls: 4,
    lowest: 0,
    highest: 9,
    digits: 1,
    repeats: true,
    position: 3,
  },
];
