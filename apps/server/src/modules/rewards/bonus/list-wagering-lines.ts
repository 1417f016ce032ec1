import type { Handler } from "@baize/api/contract/contract";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { gameNameOf } from "../../../platform/language/language.ts";
import { decodeCursor } from "../../../platform/lists/cursor.ts";
import { pageSortedBy, readInstant, readUuid } from "../../../platform/lists/page.ts";
import { findBonus, findLines, type LineCursor, sumLines } from "./queries.ts";
import { bonusView } from "./view.ts";

/** Throws `input.bad_cursor`. */
function readLineCursor(text: string | undefined): LineCursor | undefined {
  if (text === undefined) return undefined;
  const [at, id, step] = decodeCursor(text, ["number", "string", "number"]);
  return { at: readInstant(at), id: readUuid(id), step: Number(step) };
}

export const listWageringLines: Handler<"bonus.lines", ServerContexts> = async (ctx, { id, cursor, limit }) => {
  const bonus = await findBonus(ctx, id);
  if (!bonus) throw fault("bonus.not_found");
  const rows = await findLines(ctx, bonus.id, readLineCursor(cursor), limit);
  const { page, next } = pageSortedBy(rows, limit, ({ line }) => [line.at.getTime(), line.betId, line.step]);
  const money = (minor: bigint) => toMoneyAmount({ minor, currency: bonus.currency });
  return {
    bonus: bonusView(bonus, ctx.language),
    items: page.map(({ line, stake, refunded, title, titles }) => ({
      betId: line.betId,
      step: line.step,
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
