import type { Handler } from "@baize/api/contract/contract";
import { toWire } from "@baize/domain/money/wire";
import { wageringLeft } from "@baize/domain/payments/wagering";
import type { ServerContexts } from "../../context.ts";
import { turnoverOf } from "../../payments/turnover-store.ts";
import { cashBalance, countToday } from "./store.ts";

/** What a withdrawal must keep to, and how the member stands to it now. */
export const getWithdrawalRules: Handler<"withdrawals.rules", ServerContexts> = async (ctx) => {
  const { system, brand, member } = ctx;
  const { currency } = brand;
  const { min, max, feePpm, feeFixed, perDay, turnoverPpm } = brand.payments.withdrawal;
  const cash = await cashBalance(system.db, { id: member.id, book: member.book, currency });
  const { deposited, validBets } = await turnoverOf(system.db, member.id);
  const wire = (minor: bigint) => toWire({ minor, currency });
  return {
    min: wire(BigInt(min)),
    max: wire(BigInt(max)),
    feePpm,
    feeFixed: wire(BigInt(feeFixed)),
    available: wire(cash),
    perDay,
    today: await countToday(system.db, ctx),
    turnover: {
      ppm: turnoverPpm,
      deposited: wire(deposited),
      wagered: wire(validBets),
      remaining: wire(wageringLeft(deposited, validBets, turnoverPpm)),
    },
    autoConfirmMinutes: brand.profile.withdrawalAutoConfirmMinutes,
    asOf: ctx.now.getTime(),
  };
};
