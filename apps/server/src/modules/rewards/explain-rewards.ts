import { toMoneyAmount } from "@baize/domain/money/amount";
import { REDEMPTION_STATES } from "@baize/domain/rewards/points/redemption";
import type { Explainer, Explainers } from "../../ledger/explainer.ts";
import type { MemberContext } from "../../platform/context.ts";
import { requireKnown } from "../../platform/database/require-known.ts";
import { languageMark, localize } from "../../platform/language/language.ts";
import { findBonusById, findRedemptionById, findRewardByRef, listOpenBonusRows } from "./explain-queries.ts";

/** The title that a member reads, with its `lang` where it is not in the language of the answer. */
function titleOf(titles: Readonly<Record<string, string>>, { language }: MemberContext, none: string) {
  return { title: localize(titles, language) ?? none, ...languageMark(Object.keys(titles), language) };
}

const bonus: Explainer = {
  byId: true,
  explain: async (ctx, ref) => {
    const row = await findBonusById(ctx, ref);
    if (!row) return {};
    const { id, titles, source, state, amount: minor, currency } = row;
    return { bonus: { id, ...titleOf(titles, ctx, source), state, amount: toMoneyAmount({ minor, currency }) } };
  },
};

const reward: Explainer = {
  byId: false,
  explain: async (ctx, ref) => {
    const row = await findRewardByRef(ctx, ref);
    if (!row) return {};
    const { titles, source, amount: minor, currency } = row;
    return { reward: { source, ...titleOf(titles, ctx, source), amount: toMoneyAmount({ minor, currency }) } };
  },
};

const exchange: Explainer = {
  byId: true,
  explain: async (ctx, ref) => {
    const row = await findRedemptionById(ctx, ref);
    if (!row) return {};
    const { number, points, currency, amount: minor } = row;
    const state = requireKnown(REDEMPTION_STATES, row.state);
    const { title: name, ...mark } = titleOf(row.titles, ctx, "");
    return { exchange: { number, name, ...mark, state, points, amount: toMoneyAmount({ minor, currency }) } };
  },
};

export const rewardExplainers: Explainers = {
  "bonus-grant": bonus,
  "bonus-release": bonus,
  "bonus-return": bonus,
  reward,
  redeem: exchange,
  "redeem-return": exchange,
};

/** Bonuses that are being played, for the explanation of the balance. */
export async function listOpenBonuses(ctx: MemberContext) {
  return (await listOpenBonusRows(ctx)).map(({ id, titles, source, state, amount: minor, currency }) => ({
    id,
    ...titleOf(titles, ctx, source),
    state,
    amount: toMoneyAmount({ minor, currency }),
  }));
}
