import type { Handler } from "@baize/api/contract/contract";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { ServerContexts } from "../../../platform/context.ts";
import { inBalance } from "./in-balance.ts";
import { listBalances } from "./queries.ts";

export const getBalance: Handler<"wallet.balance", ServerContexts> = async (ctx) => {
  const { currency } = ctx.brand;
  const balances = await listBalances(ctx);
  const sum = (counts: (kind: string) => boolean) =>
    balances.filter(({ kind }) => counts(kind)).reduce((total, { balance }) => total + balance, 0n);
  const only = (kind: string) => sum((one) => one === kind);
  const money = (minor: bigint) => toMoneyAmount({ minor, currency });
  return {
    sumBalance: money(sum(inBalance)),
    cash: money(only("cash")),
    bonus: money(only("bonus")),
    locked: money(only("locked")),
    asOf: ctx.now.getTime(),
    isSingle: ctx.brand.payments.isSingle,
  };
};
