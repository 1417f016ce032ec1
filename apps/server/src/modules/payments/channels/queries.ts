import { eq, sql } from "drizzle-orm";
import { changedPart } from "../../../platform/brand/change-brand.ts";
import { brandConfig } from "../../../platform/brand/config.ts";
import type { Channel } from "../../../platform/brand/payments-config.ts";
import { brands } from "../../../platform/brand/schema.ts";
import type { Transaction } from "../../../platform/database/database.ts";

/** A brand's deposit channels with its row locked: of two changes at once the second sees the first's. */
export async function lockChannels(tx: Transaction, brand: string) {
  const [row] = await tx.select({ config: brands.config }).from(brands).where(eq(brands.code, brand)).for("update");
  const { payments, currency } = brandConfig.parse(row?.config);
  return { channels: payments.channels, currency };
}

/** Requests see the change at once: the row's revision counts up. */
export async function updateChannels(tx: Transaction, brand: string, channels: readonly Channel[]): Promise<void> {
  await tx
    .update(brands)
    .set({ config: sql`${brands.config} || ${changedPart("payments", { channels })}` })
    .where(eq(brands.code, brand));
}
