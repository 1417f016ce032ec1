import * as z from "zod";
import { parseAmount } from "@baize/domain/money/amount";
import { brand } from "../../../platform/operator/fields.ts";
import { type Operation, operation, Refused } from "../../../platform/operator/operation.ts";
import type { System } from "../../../platform/system.ts";
import { loadBrand } from "../../../platform/brand/queries.ts";
import { changeChannel, type ChannelChange, printedChannel } from "./change-channel.ts";

const channelId = z.string().min(1).describe("<channel>");
const channel = z.strictObject({ id: channelId, brand });
const amount = z.string().optional().describe("<100.00>");
const PERCENT = /^(\d{1,2}|100)(?:\.(\d{1,4}))?$/;
const terms = z.strictObject({
  id: channelId,
  brand,
  min: amount,
  max: amount,
  feePercent: z
    .string()
    .regex(PERCENT, "a share of a hundred, as 2 or 0.35")
    .transform(ppmOf)
    .refine((ppm) => ppm <= 1_000_000, "a share of a hundred, as 2 or 0.35")
    .optional()
    .describe("<0.35>"),
  feeFixed: amount,
});

/** Four decimals of a percent are parts per million. */
function ppmOf(percent: string): number {
  const [whole = "", decimals = ""] = percent.split(".");
  return Number(whole + decimals.padEnd(4, "0"));
}

/** Digits that the brand's configuration keeps. */
const MOST_DIGITS = 15;

function minorText(flag: string, text: string | undefined, currency: string): string | undefined {
  if (text === undefined) return undefined;
  const minor = parseAmount(text, currency)?.toString();
  if (minor === undefined || minor.startsWith("-") || minor.length > MOST_DIGITS)
    throw new Refused(`${flag} is refused: "${text}" is no amount of ${currency}, as 100.00.`);
  return minor;
}

/** The requested amount, in minor units. */
async function readChange(system: System, { brand: code, min, max, feePercent, feeFixed }: z.output<typeof terms>) {
  const { currency } = system.brands.of(await loadBrand(system.db, code));
  const wanted = {
    min: minorText("--min", min, currency),
    max: minorText("--max", max, currency),
    feePpm: feePercent,
    feeFixed: minorText("--fee-fixed", feeFixed, currency),
  };
  const asked: ChannelChange = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
  if (Object.keys(asked).length === 0) throw new Refused("Say what is to change.");
  return asked;
}

/** Whether more may be paid in at once after the change. */
async function raisesLimit({ db, brands }: System, code: string, id: string, { max }: ChannelChange): Promise<boolean> {
  const now = brands.of(await loadBrand(db, code)).payments.channels.find((one) => one.id === id)?.max;
  return max !== undefined && now !== undefined && BigInt(max) > BigInt(now);
}

/** Deposit channels. */
export const channelOperations: Readonly<Record<string, Operation>> = {
  "channels list": operation({
    summary: "Ways of paying in to a brand, with their limits and fees",
    roles: ["finance", "manager"],
    input: z.strictObject({ brand }),
    run: async ({ db, brands }, { brand: code }) => {
      const { payments, currency } = brands.of(await loadBrand(db, code));
      return payments.channels.map((one) => printedChannel(one, currency));
    },
  }),
  "channels open": operation({
    summary: "Lets members pay in this way",
    roles: ["finance", "manager"],
    access: "state",
    input: channel,
    run: async (system, given, operator) => await changeChannel(system, operator, { ...given, change: { open: true } }),
  }),
  "channels close": operation({
    summary: "Takes a way of paying in away; deposits that were opened by it go on",
    roles: ["finance", "manager"],
    access: "state",
    input: channel,
    run: async (system, given, operator) => await changeChannel(system, operator, { ...given, change: { open: false } }),
  }),
  "channels change": operation({
    summary:
      "Changes the limits and the fee of deposits that are opened from now on; what is left out stays. To raise the most takes two people",
    roles: ["finance", "manager"],
    access: "state",
    input: terms,
    needsApproval: async (system, given) => await raisesLimit(system, given.brand, given.id, await readChange(system, given)),
    run: async (system, given, operator) => {
      const change = await readChange(system, given);
      return await changeChannel(system, operator, { brand: given.brand, id: given.id, change });
    },
  }),
};
