import * as z from "zod/mini";
import { creditRequest } from "@baize/api/provider/credit";
import { BET_STATUSES } from "@baize/domain/gaming/bet/status";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { Explainer, Explainers } from "../../ledger/explainer.ts";
import { requireKnown } from "../../platform/database/require-known.ts";
import { gameNameOf } from "../../platform/language/language.ts";
import { findCreditOf, findRoundOf } from "./explain-queries.ts";

/** The ref of a provider's transfer is `provider/transaction`. */
function transactionOf(ref: string): [provider: string, transactionId: string] {
  const [provider = "", ...transaction] = ref.split("/");
  return [provider, transaction.join("/")];
}

const bet: Explainer = {
  byId: false,
  explain: async (ctx, ref) => {
    const row = await findRoundOf(ctx, ...transactionOf(ref));
    if (!row) return {};
    const { id, roundId, currency, stake, refunded, payout, status } = row.bet;
    return {
      bet: {
        id,
        roundId,
        ...gameNameOf(row, ctx.language),
        vendorName: row.vendorName,
        status: requireKnown(BET_STATUSES, status),
        stake: toMoneyAmount({ minor: stake - refunded, currency }),
        payout: toMoneyAmount({ minor: payout, currency }),
        day: row.day,
      },
    };
  },
};

/** The fields of a credit that a member reads, in its stored request. */
const described = z.pick(creditRequest, { type: true, reason: true, currency: true });

const credit: Explainer = {
  byId: false,
  explain: async (ctx, ref) => {
    const row = await findCreditOf(ctx, ...transactionOf(ref));
    if (!row) return {};
    const { type, reason, currency } = described.parse(row.call.request);
    const amount = toMoneyAmount({ minor: row.call.amount, currency });
    return { credit: { type, reason, ...gameNameOf(row, ctx.language), vendorName: row.vendorName, amount } };
  },
};

export const playExplainers: Explainers = { bet, win: bet, rollback: bet, "win-taken-back": bet, credit };
