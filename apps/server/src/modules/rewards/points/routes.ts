import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { listPointRecords, listRedemptions } from "./records.ts";
import { convertPoints, redeemPoints } from "./redeem.ts";
import { getPoints, getPointsConfig, listRewards } from "./points.ts";

export const pointsHandlers = {
  "points.rewards": listRewards,
  "points.config": getPointsConfig,
  "points.balance": getPoints,
  "points.records": listPointRecords,
  "points.redeem": redeemPoints,
  "points.redeemList": listRedemptions,
  "points.convert": convertPoints,
} satisfies Partial<Handlers<ServerContexts>>;
