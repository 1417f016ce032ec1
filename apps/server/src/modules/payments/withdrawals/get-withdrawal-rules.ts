import type { Handler } from "@baize/api/contract/contract";
import { toMoneyAmount } from "@baize/domain/money/amount";
import { wageringLeft } from "@baize/domain/payments/wagering";
import type { ServerContexts } from "../../../platform/context.ts";
import { countToday, loadCashBalance, loadTurnover } from "./queries.ts";

/** The limits of a withdrawal, and how much of each the member has used. */
export const getWithdrawalRules: Handler<"withdrawals.rules", ServerContexts> = async (ctx) => {
  const { system, brand, member } = ctx;
  const { currency } = brand;
  const { min, max, feePpm, feeFixed, perDay, turnoverPpm } = brand.payments.withdrawal;
  const cash = await loadCashBalance(system.db, { id: member.id, book: member.book, currency });
  const { deposited, validBets } = await loadTurnover(system.db, member.id);
  const money = (minor: bigint) => toMoneyAmount({ minor, currency });
  return {
    min: money(BigInt(min)),
    max: money(BigInt(max)),
    feePpm,
    feeFixed: money(BigInt(feeFixed)),
    available: money(cash),
    perDay,
    today: await countToday(system.db, ctx),
    turnover: {
      ppm: turnoverPpm,
      deposited: money(deposited),
      wagered: money(validBets),
      remaining: money(wageringLeft(deposited, validBets, turnoverPpm)),
    },
    autoConfirmMinutes: brand.profile.withdrawalAutoConfirmMinutes,
    asOf: ctx.now.getTime(),
  };
};
