import type { Handler } from "@baize/api/contract/contract";
import { toWire } from "@baize/domain/money/wire";
import type { ServerContexts } from "../../context.ts";
import { inBalance } from "./counted.ts";
import { balancesOf } from "./store.ts";

export const getBalance: Handler<"wallet.balance", ServerContexts> = async (ctx) => {
  const { currency } = ctx.brand;
  const balances = await balancesOf(ctx);
  const sum = (counts: (kind: string) => boolean) =>
    balances.filter(({ kind }) => counts(kind)).reduce((total, { balance }) => total + balance, 0n);
  const only = (kind: string) => sum((one) => one === kind);
  const wire = (minor: bigint) => toWire({ minor, currency });
  return {
    sumBalance: wire(sum(inBalance)),
    cash: wire(only("cash")),
    bonus: wire(only("bonus")),
    locked: wire(only("locked")),
    asOf: ctx.now.getTime(),
    isSingle: ctx.brand.payments.isSingle,
  };
};
