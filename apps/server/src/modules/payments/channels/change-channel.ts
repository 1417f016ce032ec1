import { eq, sql } from "drizzle-orm";
import { formatAmount } from "@baize/domain/money/amount";
import { feeOf } from "@baize/domain/payments/fee";
import type { Transaction } from "../../../platform/database/database.ts";
import { brands } from "../../../platform/brand/schema.ts";
import { inside } from "../../../platform/brand/change-brand.ts";
import { brandConfig } from "../../../platform/brand/config.ts";
import type { Channel } from "../../../platform/brand/payments-config.ts";

/** What an operator may change of one way of paying in. Minor units, as text. */
export type ChannelChange = Partial<Pick<Channel, "open" | "min" | "max" | "feePpm" | "feeFixed">>;

/** Why these terms cannot be; undefined where they can. */
function faultOf({ min, max, feePpm, feeFixed }: Channel, currency: string): string | undefined {
  const [least, most] = [BigInt(min), BigInt(max)];
  const money = (minor: bigint) => `${formatAmount(minor, currency)} ${currency}`;
  if (least <= 0n) return "The least amount must be more than nothing.";
  if (least > most) return `The least amount, ${money(least)}, is above the most, ${money(most)}.`;
  const fee = feeOf(least, { ppm: feePpm, fixed: BigInt(feeFixed) });
  return fee < least ? undefined : `Of ${money(least)} the fee would leave nothing.`;
}

export type ChangedChannel =
  | { readonly found: false }
  | { readonly found: true; readonly before: Channel; readonly after: Channel; readonly fault?: string };

/** Writes the change unless the terms are at fault; of two at once the second sees the first's. Requests see it at once. */
export async function changeChannel(
  tx: Transaction,
  brand: string,
  channel: string,
  change: ChannelChange,
): Promise<ChangedChannel> {
  const [row] = await tx.select({ config: brands.config }).from(brands).where(eq(brands.code, brand)).for("update");
  const { payments, currency } = brandConfig.parse(row?.config);
  const before = payments.channels.find(({ id }) => id === channel);
  if (!before) return { found: false };
  const after = { ...before, ...change };
  const fault = faultOf(after, currency);
  if (fault) return { found: true, before, after, fault };
  const channels = payments.channels.map((one) => (one.id === channel ? after : one));
  await tx
    .update(brands)
    .set({ config: sql`${brands.config} || ${inside("payments", { channels })}` })
    .where(eq(brands.code, brand));
  return { found: true, before, after };
}
