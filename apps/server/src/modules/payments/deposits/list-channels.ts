import type { Handler } from "@baize/api/contract/contract";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { ServerContexts } from "../../../platform/context.ts";
import { adapterOf } from "../adapters.ts";

export const listChannels: Handler<"deposits.channels", ServerContexts> = ({ brand, system }) => {
  const { currency } = brand;
  const money = (minor: string) => toMoneyAmount({ minor: BigInt(minor), currency });
  const items = brand.payments.channels.map(({ id, kind, adapter, min, max, feePpm, feeFixed, quick, open, usualMinutes }) => ({
    id,
    kind,
    min: money(min),
    max: money(max),
    feePpm,
    feeFixed: money(feeFixed),
    // The limits may have changed since these were chosen.
    quick: quick.filter((minor) => BigInt(minor) >= BigInt(min) && BigInt(minor) <= BigInt(max)).map(money),
    open: open && adapterOf(system, adapter) !== undefined,
    usualMinutes: usualMinutes > 0 ? usualMinutes : undefined,
  }));
  return { items, next: null, minutes: brand.payments.depositMinutes };
};
