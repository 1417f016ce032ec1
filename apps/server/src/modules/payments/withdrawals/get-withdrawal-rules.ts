import type { Handler } from "@baize/api/contract/contract";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { ServerContexts } from "../../../platform/context.ts";
import { runIn } from "../../../platform/database/raw.ts";
import { areWithdrawalsHeld, isMoneyFrozen } from "../../identity/member/queries.ts";
import { loadBrandDebt } from "../collect-debt.ts";
import { loadConditions } from "./load-conditions.ts";
import { countToday } from "./queries.ts";

/** The limits of a withdrawal, and how much of each the member has used. */
export const getWithdrawalRules: Handler<"withdrawals.rules", ServerContexts> = async (ctx) => {
  const { system, brand, member } = ctx;
  const { currency } = brand;
  const { feePpm, feeFixed, perDay, turnoverPpm, usualHours } = brand.payments.withdrawal;
  const { min, max, cash, turnover, left, waived } = await loadConditions(system.db, ctx);
  const frozen = await isMoneyFrozen(system.db, member.id, cash);
  const owed = await loadBrandDebt(runIn(system.db), { id: member.id, book: member.book, currency });
  const money = (minor: bigint) => toMoneyAmount({ minor, currency });
  return {
    min: money(min),
    max: money(max),
    feePpm,
    feeFixed: money(BigInt(feeFixed)),
    // A withdrawal is refused as a whole while money is frozen, and until the turnover is wagered. It first pays what is owed.
    available: money(frozen || left > 0n ? 0n : cash - owed),
    perDay,
    today: await countToday(system.db, ctx),
    turnover: {
      ppm: turnoverPpm,
      deposited: money(turnover.deposited),
      wagered: money(turnover.validBets),
      remaining: money(left),
      waived,
    },
    frozen,
    held: await areWithdrawalsHeld(system.db, member.id),
    usualHours: usualHours === 0 ? undefined : usualHours,
    autoConfirmMinutes: brand.profile.withdrawalAutoConfirmMinutes,
    asOf: ctx.now.getTime(),
  };
};
