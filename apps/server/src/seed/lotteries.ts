import { LOTTERY_GAMES } from "@baize/domain/lottery/games";
import type { lotteries } from "../modules/gaming/lottery-game-schema.ts";

/** Ids of the games of `named-games.ts` whose title does not follow from the code of their lottery. */
const TITLED: Readonly<Record<string, string>> = {
  VN_NORTH: "vietnam-north",
  VN_CENTRAL: "vietnam-central",
  VN_SOUTH: "vietnam-south",
  MIZORAM_EVE: "mizoram-evening",
  KOLKATA_FF: "kolkata-ff",
  DICE_5M: "5-minute-dice",
  ONE_MINUTE_5: "one-minute-five",
};

/** The lotteries of the brand. */
export const LOTTERIES: readonly (typeof lotteries.$inferInsert)[] = LOTTERY_GAMES.map(({ code }, position) => ({
  code,
  gameId: `house-lottery.${TITLED[code] ?? code.toLowerCase().replaceAll("_", "-")}`,
  position,
}));
