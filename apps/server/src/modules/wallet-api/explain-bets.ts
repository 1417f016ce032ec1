import { BET_STATUSES } from "@baize/domain/gaming/bet/status";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { Explainer, Explainers } from "../../ledger/explainer.ts";
import { requireKnown } from "../../platform/database/require-known.ts";
import { gameNameOf } from "../../platform/language/language.ts";
import { findRoundOf } from "./explain-queries.ts";

/** The ref is `provider/transaction`. */
const bet: Explainer = {
  byId: false,
  explain: async (ctx, ref) => {
    const [provider = "", ...transaction] = ref.split("/");
    const row = await findRoundOf(ctx, provider, transaction.join("/"));
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

export const betExplainers: Explainers = { bet, win: bet, rollback: bet, "win-taken-back": bet };
