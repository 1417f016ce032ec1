import type { Handler } from "@baize/api/contract/contract";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { isUuid } from "../../../platform/ids/uuid.ts";
import { gameNameOf } from "../../../platform/language/language.ts";
import { decodeCursor, encodeCursor } from "../../../platform/lists/cursor.ts";
import { findBonus, findLines, type LineCursor, sumLines } from "./queries.ts";
import { bonusView } from "./view.ts";

/** Throws `input.bad_cursor`. */
function readLineCursor(text: string | undefined): LineCursor | undefined {
  if (text === undefined) return undefined;
  const [at = "", id = "", step] = decodeCursor(text, ["number", "string", "number"]);
  const time = new Date(at);
  if (!isUuid(String(id)) || Number.isNaN(time.getTime())) throw fault("input.bad_cursor");
  return { at: time, id: String(id), step: Number(step) };
}

export const listLines: Handler<"bonus.lines", ServerContexts> = async (ctx, { id, cursor, limit }) => {
  const bonus = await findBonus(ctx, id);
  if (!bonus) throw fault("bonus.not_found");
  const rows = await findLines(ctx, bonus.id, readLineCursor(cursor), limit);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1)?.line : undefined;
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
    next: last ? encodeCursor([last.at.getTime(), last.betId, last.step]) : null,
    counted: money(await sumLines(ctx, bonus.id)),
  };
};
