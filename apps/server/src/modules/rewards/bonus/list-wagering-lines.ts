import type { Handler } from "@baize/api/contract/contract";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { gameNameOf } from "../../../platform/language/language.ts";
import { pageOf, readCursor } from "../../../platform/lists/page.ts";
import { findBonus, findLines, sumLines } from "./queries.ts";
import { bonusView } from "./view.ts";

export const listLines: Handler<"bonus.lines", ServerContexts> = async (ctx, { id, cursor, limit }) => {
  const bonus = await findBonus(ctx, id);
  if (!bonus) throw fault("bonus.not_found");
  const rows = await findLines(ctx, bonus.id, readCursor(cursor), limit);
  const { page, next } = pageOf(rows, limit, ({ line }) => ({ at: line.at, id: line.betId }));
  const money = (minor: bigint) => toMoneyAmount({ minor, currency: bonus.currency });
  return {
    bonus: bonusView(bonus, ctx.language),
    items: page.map(({ line, stake, refunded, title, titles }) => ({
      betId: line.betId,
      ...gameNameOf({ title, titles }, ctx.language),
      at: line.at.getTime(),
      stake: money(stake - refunded),
      validBet: money(line.validBet),
      weight: line.weight,
      counted: money(line.counted),
    })),
    next,
    counted: money(await sumLines(ctx, bonus.id)),
  };
};
