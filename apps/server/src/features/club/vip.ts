import type { Handler } from "@baize/api/contract";
import { isCategory } from "@baize/domain/game/category";
import { toWire } from "@baize/domain/money/wire";
import type { ServerContexts } from "../../context.ts";
import { rebatesOf, vipOf } from "./vip-store.ts";

export const getVip: Handler<"vip.get", ServerContexts> = async (ctx) => {
  const { level, validBets } = await vipOf(ctx);
  const wire = (minor: bigint) => toWire({ minor, currency: ctx.brand.currency });
  return {
    level,
    validBets: wire(validBets),
    levels: ctx.brand.vip.levels.map(({ level: one, from, rebates }) => ({
      level: one,
      from: wire(BigInt(from)),
      rebates: Object.entries(rebates).flatMap(([category, ratePpm]) => (isCategory(category) ? [{ category, ratePpm }] : [])),
    })),
  };
};

export const listRebates: Handler<"rebates.list", ServerContexts> = async (ctx) => {
  const wire = (minor: bigint) => toWire({ minor, currency: ctx.brand.currency });
  const items = (await rebatesOf(ctx)).flatMap(({ line, state }) => {
    const { day, category, level, ratePpm, validBet, amount } = line;
    if (!isCategory(category)) return [];
    return [{ day, category, level, ratePpm, validBet: wire(validBet), amount: wire(amount), state: state ?? "open" }];
  });
  return { items };
};
