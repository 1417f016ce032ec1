import type { Handler } from "@baize/api/contract/contract";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { ServerContexts } from "../../platform/context.ts";
import { findBlock, sumMinutesToday, findRealityMinutes, sumSession } from "./queries.ts";

/** The session clock and the figures of the reality check. */
export const getPlaySession: Handler<"responsibleGambling.session", ServerContexts> = async (ctx) => {
  const { rounds, staked, paid, net } = await sumSession(ctx);
  const money = (minor: bigint) => toMoneyAmount({ minor, currency: ctx.brand.currency });
  return {
    startedAt: ctx.session.createdAt.getTime(),
    minutesToday: Number(await sumMinutesToday(ctx)),
    rounds,
    staked: money(staked),
    paid: money(paid),
    net: money(net),
    realityMinutes: await findRealityMinutes(ctx),
    block: await findBlock(ctx),
    asOf: ctx.now.getTime(),
  };
};
