import type { Handlers } from "@baize/api/contract";
import type { ServerContexts } from "../../context.ts";
import { getPoints, getPointsConfig, listRewards } from "./points.ts";

export const pointsHandlers = {
  "points.rewards": listRewards,
  "points.config": getPointsConfig,
  "points.balance": getPoints,
} satisfies Partial<Handlers<ServerContexts>>;
