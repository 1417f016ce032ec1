import * as z from "zod/mini";
import { endpoints } from "./endpoint.ts";
import { draw } from "../schema/draw.ts";
import { game } from "../schema/game.ts";
import { list } from "../schema/list.ts";
import { limit } from "../schema/number.ts";
import { text } from "../schema/text.ts";
import { lotteryRoutes } from "../routes/lottery.ts";

const prizeMode = z.optional(z.enum(["Lott", "ZY", "Elott", "SEA"]));

export const lottery = endpoints(lotteryRoutes, {
  "vn.menu": {
    summary: "Games of the Vietnamese lottery",
    input: z.object({ prizeMode }),
    output: list(game()),
    rate: "open",
  },
  "vn.recent": {
    summary: "Games of the Vietnamese lottery that the member opened last",
    input: z.object({ prizeMode, count: limit(20) }),
    output: list(game()),
    rate: "read",
  },
  "vn.opened": {
    summary: "Latest draws of the Vietnamese lottery",
    input: z.object({ gameCode: z.optional(text(64)), count: limit(100) }),
    output: list(draw),
    rate: "open",
  },
});
