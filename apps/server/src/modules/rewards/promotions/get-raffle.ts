import type { Handler } from "@baize/api/contract/contract";
import { dateAt, formatDate } from "@baize/domain/calendar/date";
import { toMoneyAmount } from "@baize/domain/money/amount";
import { chancePpm } from "@baize/domain/rewards/promotion/raffle";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { languageMark, localize } from "../../../platform/language/language.ts";
import { checkPromotion } from "./check-promotion.ts";
import { findVipLevel, countDrawsOn, listLastDraws, prizesOf, findRaffle } from "./queries.ts";
import { titlesOf } from "./titles.ts";

/** The business day of the brand, `yyyy-MM-dd`. */
export const todayOf = ({ now, brand }: MemberContext): string => formatDate(dateAt(now.getTime(), brand.timeZone));

export const getRaffle: Handler<"raffle.get", ServerContexts> = async (ctx, { id }) => {
  const row = await findRaffle(ctx, id);
  if (!row) return { raffle: null, draws: [] };
  const { db } = ctx.system;
  const { currency } = ctx.brand;
  const { status } = await checkPromotion(db, ctx, row, undefined, await findVipLevel(db, ctx));
  const drawsADay = row.offer?.drawsADay ?? 1;
  const left = status === "draw" ? drawsADay - (await countDrawsOn(db, ctx, row.id, todayOf(ctx))) : 0;
  const prizes = prizesOf(row);
  const money = (minor: bigint) => toMoneyAmount({ minor, currency });
  return {
    raffle: {
      id: row.id,
      title: localize(titlesOf(row), ctx.language) ?? "",
      ...languageMark(Object.keys(row.texts), ctx.language),
      status,
      left: Math.max(0, left),
      drawsADay,
      times: row.offer?.times ?? 0,
      prizes: prizes.map((prize) => ({ amount: money(prize.amount), chancePpm: chancePpm(prizes, prize) })),
    },
    draws: (await listLastDraws(ctx, row.id)).map(({ amount, at }) => ({ amount: money(amount), at: at.getTime() })),
  };
};
