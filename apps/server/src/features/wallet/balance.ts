import type { Handler } from "@baize/api/contract";
import { toWire } from "@baize/domain/money/wire";
import type { ServerContexts } from "../../context.ts";
import { balancesOf } from "./store.ts";

export const getBalance: Handler<"wallet.balance", ServerContexts> = async (ctx) => {
  const { currency } = ctx.brand;
  const balances = await balancesOf(ctx);
  const sum = (...kinds: string[]) =>
    balances.filter(({ kind }) => kinds.includes(kind)).reduce((total, { balance }) => total + balance, 0n);
  const wire = (minor: bigint) => toWire({ minor, currency });
  return {
    sumBalance: wire(sum("cash", "bonus", "vendor")),
    cash: wire(sum("cash")),
    bonus: wire(sum("bonus")),
    locked: wire(sum("locked")),
    asOf: ctx.now.getTime(),
    isSingle: ctx.brand.payments.isSingle,
  };
};
