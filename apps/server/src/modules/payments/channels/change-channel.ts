import { formatAmount } from "@baize/domain/money/amount";
import { feeOf } from "@baize/domain/payments/fee";
import type { Channel } from "../../../platform/brand/payments-config.ts";
import { transact } from "../../../platform/database/retry.ts";
import { type Operator, Refused } from "../../../platform/operator/operation.ts";
import { loadBrand } from "../../../platform/brand/queries.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import type { System } from "../../../platform/system.ts";
import { adapterOf } from "../adapters.ts";
import { printedAmount } from "../amount.ts";
import { lockChannels, updateChannels } from "./queries.ts";

/** The changeable fields of a deposit channel. Minor units, as text. */
export type ChannelChange = Partial<Pick<Channel, "open" | "min" | "max" | "feePpm" | "feeFixed">>;

/** A channel as the operator's command prints it. */
export function printedChannel({ id, kind, adapter, min, max, feePpm, feeFixed, open }: Channel, currency: string) {
  const money = (minor: string) => printedAmount(BigInt(minor), currency);
  return { id, kind, adapter, min: money(min), max: money(max), fee: `${feePpm / 10_000} % + ${money(feeFixed)}`, open };
}

/** Throws `Refused` where these limits and this fee contradict each other. */
function checkTerms({ min, max, feePpm, feeFixed }: Channel, currency: string): void {
  const [least, most] = [BigInt(min), BigInt(max)];
  const money = (minor: bigint) => `${formatAmount(minor, currency)} ${currency}`;
  if (least <= 0n) throw new Refused("The least amount must be more than nothing.");
  if (least > most) throw new Refused(`The least amount, ${money(least)}, is above the most, ${money(most)}.`);
  const fee = feeOf(least, { ppm: feePpm, fixed: BigInt(feeFixed) });
  if (fee >= least) throw new Refused(`Of ${money(least)} the fee would leave nothing.`);
}

interface Wanted {
  readonly brand: string;
  /** The channel's id. */
  readonly id: string;
  readonly change: ChannelChange;
}

/** Opens, closes or changes a brand's deposit channel. A deposit that was opened keeps the terms it was opened with. */
export async function changeChannel(system: System, operator: Operator, { brand, id, change }: Wanted) {
  await loadBrand(system.db, brand);
  return await transact(system.db, async (tx) => {
    const { channels, currency } = await lockChannels(tx, brand);
    const before = channels.find((one) => one.id === id);
    if (!before) throw new Refused(`${brand} has no deposit channel ${id}.`);
    const after = { ...before, ...change };
    checkTerms(after, currency);
    if (change.open !== undefined && before.open === change.open)
      throw new Refused(`The channel ${id} is ${change.open ? "open" : "closed"} already.`);
    if (change.open && !adapterOf(system, after.adapter))
      throw new Refused(`There is no payment adapter ${after.adapter}, so no payment through ${id} would be possible.`);
    await updateChannels(
      tx,
      brand,
      channels.map((one) => (one.id === id ? after : one)),
    );
    const details = { channel: id, before: printedChannel(before, currency), after: printedChannel(after, currency) };
    await writeOperatorAudit(tx, system, operator, { brand, action: "channel.change", details });
    return details.after;
  });
}
