import * as z from "zod";
import { formatAmount, parseAmount } from "@baize/domain/money/amount";
import { changeChannel, type ChannelChange } from "./change-channel.ts";
import type { Channel } from "../../../platform/brand/payments-config.ts";
import { transact } from "../../../platform/database/retry.ts";
import { adapterOf } from "../adapter.ts";
import type { System } from "../../../platform/system.ts";
import { brand } from "../../../platform/operator/fields.ts";
import { type Operation, operation, type Operator, Refused } from "../../../platform/operator/operation.ts";
import { loadBrand } from "../../../platform/brand/queries.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";

const id = z.string().min(1).describe("<channel>");
const channel = z.strictObject({ id, brand });
const amount = z.string().optional().describe("<100.00>");
const PERCENT = /^(\d{1,2}|100)(?:\.(\d{1,4}))?$/;
const terms = z.strictObject({
  id,
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

const said = ({ id: name, kind, adapter, min, max, feePpm, feeFixed, open }: Channel, currency: string) => {
  const money = (minor: string) => `${formatAmount(BigInt(minor), currency)} ${currency}`;
  return { id: name, kind, adapter, min: money(min), max: money(max), fee: `${feePpm / 10_000} % + ${money(feeFixed)}`, open };
};

async function change(system: System, { id: name, brand: code }: z.infer<typeof channel>, by: Operator, asked: ChannelChange) {
  const { currency } = system.brands.of(await loadBrand(system.db, code));
  return await transact(system.db, async (tx) => {
    const changed = await changeChannel(tx, code, name, asked);
    if (!changed.found) throw new Refused(`${code} has no deposit channel ${name}.`);
    const { before, after, fault } = changed;
    if (fault) throw new Refused(fault);
    if (asked.open !== undefined && before.open === asked.open)
      throw new Refused(`The channel ${name} is ${asked.open ? "open" : "closed"} already.`);
    if (asked.open && !adapterOf(system, after.adapter))
      throw new Refused(`There is no payment adapter ${after.adapter}: nobody could pay through ${name}.`);
    const details = { channel: name, before: said(before, currency), after: said(after, currency) };
    await writeOperatorAudit(tx, system, by, { brand: code, action: "channel.change", details });
    return said(after, currency);
  });
}

/** Ways of paying in. A deposit that was opened keeps the terms that it was opened with. */
export const channelOperations: Readonly<Record<string, Operation>> = {
  "channels list": operation({
    summary: "Ways of paying in to a brand, with their limits and fees",
    input: z.strictObject({ brand }),
    run: async ({ db, brands }, { brand: code }) => {
      const { payments, currency } = brands.of(await loadBrand(db, code));
      return payments.channels.map((one) => said(one, currency));
    },
  }),
  "channels open": operation({
    summary: "Lets members pay in this way",
    access: "state",
    input: channel,
    run: async (system, given, operator) => await change(system, given, operator, { open: true }),
  }),
  "channels close": operation({
    summary: "Takes a way of paying in away; deposits that were opened by it go on",
    access: "state",
    input: channel,
    run: async (system, given, operator) => await change(system, given, operator, { open: false }),
  }),
  "channels change": operation({
    summary: "Changes the limits and the fee of deposits that are opened from now on; what is left out stays",
    access: "state",
    input: terms,
    run: async (system, { min, max, feePercent, feeFixed, ...given }, operator) => {
      const { currency } = system.brands.of(await loadBrand(system.db, given.brand));
      const wanted = {
        min: minorText("--min", min, currency),
        max: minorText("--max", max, currency),
        feePpm: feePercent,
        feeFixed: minorText("--fee-fixed", feeFixed, currency),
      };
      const asked: ChannelChange = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
      if (Object.keys(asked).length === 0) throw new Refused("Say what is to change.");
      return await change(system, given, operator, asked);
    },
  }),
};
