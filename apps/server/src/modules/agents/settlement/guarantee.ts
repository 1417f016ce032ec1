import type { Brand } from "../../../platform/brand/brand.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import type { System } from "../../../platform/system.ts";
import { lockMark } from "../play-hours/queries.ts";
import { countOwed, countUnpaid } from "./queries.ts";

/**
 * How much more the guarantee of a brand may pay. Its size binds all payments together, so they wait for each other here. Call it with the
 * members locked.
 */
export async function loadGuaranteeRoom(tx: Transaction, { code, agents: { guaranteeSize } }: Brand): Promise<bigint | "any"> {
  if (guaranteeSize === undefined) return "any";
  await lockMark(tx, code);
  return BigInt(guaranteeSize) - (await countOwed(tx, code));
}

/** Whether it may pay this amount. */
export async function guaranteeCovers(tx: Transaction, brand: Brand, lacking: bigint): Promise<boolean> {
  const room = await loadGuaranteeRoom(tx, brand);
  return room === "any" || lacking <= room;
}

/** Logs how many statements of a brand the guarantee could not pay: an operator decides on its size. */
export async function reportUnpaid({ db, log }: System, brand: string, now: Date): Promise<void> {
  const unpaid = (await countUnpaid(db, now)).find((one) => one.brand === brand);
  if (unpaid) log.error("settlement.guarantee_exceeded", { brand, statements: unpaid.waits, since: unpaid.since.toISOString() });
}
