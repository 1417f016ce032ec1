import { parseAmount } from "@baize/domain/money/amount";
import { changeBrandConfig, partOf } from "../../../platform/brand/change-config.ts";
import { loadBrand } from "../../../platform/brand/queries.ts";
import { transact } from "../../../platform/database/retry.ts";
import { flagOf, type Operator, Refused } from "../../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import type { System } from "../../../platform/system.ts";
import { printedAmount } from "../amount.ts";

/** Digits that the brand's configuration keeps. */
const MOST_DIGITS = 15;

/** The limits of one brand, in minor units and in numbers a day. */
interface Limits {
  readonly withdrawalMax: bigint;
  readonly withdrawalsPerDay: number;
  /** Withdrawals up to this amount are approved without an operator. */
  readonly unattendedUpTo: bigint;
  readonly transferMax: bigint;
  readonly transfersPerDay: number;
}

/** As an operator writes them: amounts as text, and only what is to change. */
export type AskedLimits = Readonly<{ [Name in keyof Limits]?: (Limits[Name] extends bigint ? string : number) | undefined }>;

async function loadLimits({ db, brands }: System, brand: string) {
  const { payments, currency } = brands.of(await loadBrand(db, brand));
  const { withdrawal, transfers } = payments;
  const limits: Limits = {
    withdrawalMax: BigInt(withdrawal.max),
    withdrawalsPerDay: withdrawal.perDay,
    unattendedUpTo: BigInt(withdrawal.unseenUpTo),
    transferMax: BigInt(transfers.max),
    transfersPerDay: transfers.perDay,
  };
  return { limits, currency, least: { withdrawal: BigInt(withdrawal.min), transfer: BigInt(transfers.min) } };
}

function minorOf(name: string, text: string, currency: string): bigint {
  const minor = parseAmount(text, currency);
  if (minor === undefined || minor < 0n || minor.toString().length > MOST_DIGITS)
    throw new Refused(`${flagOf(name)} is refused: "${text}" is no amount of ${currency}, as 100.00.`);
  return minor;
}

/** The limits that are asked for, with the present ones for what is left out. */
function changed(limits: Limits, asked: AskedLimits, currency: string): Limits {
  const amount = (name: "withdrawalMax" | "unattendedUpTo" | "transferMax") =>
    asked[name] === undefined ? limits[name] : minorOf(name, asked[name], currency);
  return {
    withdrawalMax: amount("withdrawalMax"),
    withdrawalsPerDay: asked.withdrawalsPerDay ?? limits.withdrawalsPerDay,
    unattendedUpTo: amount("unattendedUpTo"),
    transferMax: amount("transferMax"),
    transfersPerDay: asked.transfersPerDay ?? limits.transfersPerDay,
  };
}

function printed({ withdrawalMax, unattendedUpTo, transferMax, ...counts }: Limits, currency: string) {
  const money = (minor: bigint) => printedAmount(minor, currency);
  const amounts = { withdrawalMax, unattendedUpTo, transferMax };
  return { ...Object.fromEntries(Object.entries(amounts).map(([name, minor]) => [name, money(minor)])), ...counts };
}

/** The limits of a brand as they are printed. */
export async function showLimits(system: System, brand: string) {
  const { limits, currency } = await loadLimits(system, brand);
  return printed(limits, currency);
}

/** Whether more money may move after the change than before. */
export async function raisesLimits(system: System, brand: string, asked: AskedLimits): Promise<boolean> {
  const { limits, currency } = await loadLimits(system, brand);
  const after = changed(limits, asked, currency);
  return (
    after.withdrawalMax > limits.withdrawalMax ||
    after.withdrawalsPerDay > limits.withdrawalsPerDay ||
    after.unattendedUpTo > limits.unattendedUpTo ||
    after.transferMax > limits.transferMax ||
    after.transfersPerDay > limits.transfersPerDay
  );
}

/** Changes how much may leave a brand's wallets; what is left out stays. */
export async function changeLimits(system: System, operator: Operator, brand: string, asked: AskedLimits) {
  if (Object.values(asked).every((value) => value === undefined)) throw new Refused("Say what is to change.");
  return await transact(system.db, async (tx) => {
    const { limits, currency, least } = await loadLimits({ ...system, db: tx }, brand);
    const after = changed(limits, asked, currency);
    if (after.withdrawalMax < least.withdrawal || after.transferMax < least.transfer)
      throw new Refused("The most would be below the least, so no payment would be possible.");
    await changeBrandConfig(tx, brand, (config) => {
      const payments = partOf(config, "payments");
      const withdrawal = {
        ...partOf(payments, "withdrawal"),
        max: after.withdrawalMax.toString(),
        perDay: after.withdrawalsPerDay,
        unseenUpTo: after.unattendedUpTo.toString(),
      };
      const transfers = {
        ...partOf(payments, "transfers"),
        max: after.transferMax.toString(),
        perDay: after.transfersPerDay,
      };
      return { ...config, payments: { ...payments, withdrawal, transfers } };
    });
    const details = { before: printed(limits, currency), after: printed(after, currency) };
    await writeOperatorAudit(tx, system, operator, { brand, action: "limits.change", details });
    return { brand, ...details.after };
  });
}
