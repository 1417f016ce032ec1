import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { listPointRecords, listRedemptions } from "./list-records.ts";
import { convertPoints, redeemPoints } from "./redeem-points.ts";
import { getPoints, getPointsConfig, getPointRewards } from "./get-points.ts";

export const pointsHandlers = {
  "points.rewards": getPointRewards,
  "points.config": getPointsConfig,
  "points.balance": getPoints,
  "points.records": listPointRecords,
  "points.redeem": redeemPoints,
  "points.redeemList": listRedemptions,
  "points.convert": convertPoints,
} satisfies Partial<Handlers<ServerContexts>>;
