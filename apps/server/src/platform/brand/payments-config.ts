import * as z from "zod";
import { CHANNEL_KINDS } from "@baize/domain/payments/channel";

/** How the sandbox stands for a vendor that does not answer at once. */
export const VENDOR_MANNERS = ["slow", "failing", "closed"] as const;
export type VendorManner = (typeof VENDOR_MANNERS)[number];

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
  /** Amounts to take with one press. */
  quick: z.array(amount).default([]),
  open: z.boolean().default(true),
});
/** One way of paying in, as a brand offers it. */
export type Channel = z.output<typeof channel>;

const SANDBOX = { adapter: "sandbox-bank", quick: ["50000", "100000", "200000", "500000"] };

/** What a brand decides about money in and out. */
export const payments = z.object({
  channels: z.array(channel).default([
    { ...SANDBOX, id: "upi", kind: "upi", min: "10000", max: "5000000", feePpm: 0, feeFixed: "0", open: true },
    { ...SANDBOX, id: "bank", kind: "bank_transfer", min: "50000", max: "50000000", feePpm: 0, feeFixed: "0", open: true },
    { ...SANDBOX, id: "card", kind: "card", min: "20000", max: "10000000", feePpm: 20_000, feeFixed: "0", open: true },
    { ...SANDBOX, id: "wallet", kind: "wallet", min: "10000", max: "2000000", feePpm: 10_000, feeFixed: "300", open: true },
    { ...SANDBOX, id: "crypto", kind: "crypto", min: "500000", max: "100000000", feePpm: 0, feeFixed: "0", open: false },
  ]),
  /** Minutes that the adapter's page may be paid on. */
  depositMinutes: z.int().min(1).default(30),
  /** Deposits of one member that may wait to be paid at once. */
  openDeposits: z.int().min(1).default(5),
  withdrawal: z
    .object({
      adapter: z.string().default("sandbox-bank"),
      min: amount.default("50000"),
      max: amount.default("20000000"),
      feePpm: ppm.default(0),
      feeFixed: amount.default("500"),
      perDay: z.int().min(1).default(5),
      /** How often a deposit must be wagered before money goes out, in parts per million. */
      turnoverPpm: z.int().min(0).default(1_000_000),
      /** Up to this amount nobody has to look at it. */
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
  /** What one transfer may bring into a vendor's wallet; what comes out of one is bounded by what is in it. */
  vendorTransfers: z.object({ min: amount.default("10000"), max: amount.default("10000000") }).prefault({}),
  /** Vendors whose wallets do not answer at once: a minute late, with a no, or closed for now. For the sandbox. */
  vendorWallets: z.record(z.string(), z.enum(VENDOR_MANNERS)).default({}),
});
