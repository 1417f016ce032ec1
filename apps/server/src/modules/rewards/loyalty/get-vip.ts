import type { Handler } from "@baize/api/contract/contract";
import { isCategory } from "@baize/domain/gaming/game/category";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { ServerContexts } from "../../../platform/context.ts";
import { loadVip } from "./queries.ts";

export const getVip: Handler<"vip.get", ServerContexts> = async (ctx) => {
  const { level, validBets } = await loadVip(ctx);
  const money = (minor: bigint) => toMoneyAmount({ minor, currency: ctx.brand.currency });
  return {
    level,
    validBets: money(validBets),
    levels: ctx.brand.vip.levels.map(({ level: one, from, rebates }) => ({
      level: one,
      from: money(BigInt(from)),
      rebates: Object.entries(rebates).flatMap(([category, ratePpm]) => (isCategory(category) ? [{ category, ratePpm }] : [])),
    })),
  };
};
