import type { Handler } from "@baize/api/contract/contract";
import { toWire } from "@baize/domain/money/wire";
import type { ServerContexts } from "../../context.ts";

export const listChannels: Handler<"deposits.channels", ServerContexts> = ({ brand }) => {
  const { currency } = brand;
  const wire = (minor: string) => toWire({ minor: BigInt(minor), currency });
  const items = brand.payments.channels.map(({ id, kind, min, max, feePpm, feeFixed, quick, open }) => ({
    id,
    kind,
    min: wire(min),
    max: wire(max),
    feePpm,
    feeFixed: wire(feeFixed),
    // The limits may have changed since these were chosen.
    quick: quick.filter((minor) => BigInt(minor) >= BigInt(min) && BigInt(minor) <= BigInt(max)).map(wire),
    open,
  }));
  return { items, next: null, minutes: brand.payments.depositMinutes };
};
