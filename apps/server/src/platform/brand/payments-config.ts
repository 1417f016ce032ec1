import * as z from "zod";
import { CHANNEL_KINDS } from "@baize/domain/payments/channel";

/** How the sandbox simulates a vendor that does not answer at once. */
export const VENDOR_BEHAVIOURS = ["slow", "failing", "closed"] as const;
export type VendorBehaviour = (typeof VENDOR_BEHAVIOURS)[number];

/** Minor units, as text: JSON has no whole numbers that large. */
const amount = z.string().regex(/^\d{1,15}$/);
const ppm = z.int().min(0).max(1_000_000);

const channel = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,32}$/),
  kind: z.enum(CHANNEL_KINDS),
  /** Which payment adapter it goes through. */
  adapter: z.string(),
  min: amount,
  max: amount,
  feePpm: ppm.default(0),
  feeFixed: amount.default("0"),
  /** Quick amounts. */
  quick: z.array(amount).default([]),
  open: z.boolean().default(true),
  /** Minutes in which a payment usually arrives; members read it before they pay. 0 states none. */
  usualMinutes: z.int().min(0).default(0),
});
/** One deposit channel, as a brand offers it. */
export type Channel = z.output<typeof channel>;

const SANDBOX = {
  adapter: "sandbox-bank",
  quick: ["50000", "100000", "200000", "500000"],
  feePpm: 0,
  feeFixed: "0",
  open: true,
  usualMinutes: 5,
};

/** A brand's settings of deposits, withdrawals and transfers. */
export const payments = z.object({
  channels: z.array(channel).default([
    { ...SANDBOX, id: "upi", kind: "upi", min: "10000", max: "5000000" },
    { ...SANDBOX, id: "bank", kind: "bank_transfer", min: "50000", max: "50000000", usualMinutes: 120 },
    { ...SANDBOX, id: "card", kind: "card", min: "20000", max: "10000000", feePpm: 20_000 },
    { ...SANDBOX, id: "wallet", kind: "wallet", min: "10000", max: "2000000", feePpm: 10_000, feeFixed: "300" },
    { ...SANDBOX, id: "crypto", kind: "crypto", min: "500000", max: "100000000", open: false, usualMinutes: 60 },
  ]),
  /** Minutes for which the adapter's page accepts the payment. */
  depositMinutes: z.int().min(1).default(30),
  /** Unpaid deposits that one member may have at once. */
  openDeposits: z.int().min(1).default(5),
  withdrawal: z
    .object({
      adapter: z.string().default("sandbox-bank"),
      min: amount.default("50000"),
      max: amount.default("20000000"),
      feePpm: ppm.default(0),
      feeFixed: amount.default("500"),
      perDay: z.int().min(1).default(5),
      /** Hours in which the brand pays; members read it before they withdraw. 0 states none. */
      usualHours: z.int().min(0).default(24),
      /** A larger withdrawal asks for a recent proof of the person. */
      proofAbove: amount.default("1000000"),
      /** How often a deposit must be wagered before a withdrawal, in parts per million. */
      turnoverPpm: z.int().min(0).default(1_000_000),
      /** Withdrawals up to this amount are approved without an operator. */
      unseenUpTo: amount.default("0"),
    })
    .prefault({}),
  /** To an upline or downline. */
  transfers: z
    .object({
      min: amount.default("10000"),
      max: amount.default("10000000"),
      /** Transfers that one member may send in a business day. */
      perDay: z.int().min(1).default(20),
    })
    .prefault({}),
  /** One wallet for all vendors, or one for each. */
  isSingle: z.boolean().default(true),
  /** The bounds of a transfer into a vendor's wallet; a transfer out is bounded by its balance. */
  vendorTransfers: z.object({ min: amount.default("10000"), max: amount.default("10000000") }).prefault({}),
  /** Vendors whose wallets do not answer at once: `slow`, `failing` or `closed`. For the sandbox. */
  vendorWallets: z.record(z.string(), z.enum(VENDOR_BEHAVIOURS)).default({}),
});
