import type { Brand } from "../../../platform/brand/brand.ts";
import type { VendorManner } from "../../../platform/brand/payments-config.ts";

/** One transfer as its vendor is told of it. The same id is the same transfer, however often it is told. */
export interface VendorOrder {
  readonly id: string;
  readonly way: "in" | "out";
  readonly amount: bigint;
  readonly currency: string;
  readonly at: Date;
}

export type VendorWord = "pending" | "succeeded" | "failed";

/**
 * A vendor that has a wallet for each member. A real one is another of these in `vendorWallet`: it says nothing as it is
 * told (`pending`), for what leaves this machine may not travel inside a transaction, and is asked afterwards.
 */
export interface VendorWallet {
  /** Whether it takes transfers now. */
  readonly isOpen: boolean;
  /** Within the transaction that holds the amount. */
  told(order: VendorOrder): VendorWord;
  /** Outside of any transaction, again and again until it is not `pending`. */
  asked(order: VendorOrder, now: Date): Promise<VendorWord>;
}

/** How long a sandbox vendor takes that does not answer at once. */
const SANDBOX_DELAY_MS = 60_000;

function sandbox(manner: VendorManner | undefined): VendorWallet {
  const word = (): VendorWord => (manner === "failing" ? "failed" : "succeeded");
  return {
    isOpen: manner !== "closed",
    told: () => (manner === undefined ? "succeeded" : "pending"),
    asked: async ({ at }, now) =>
      await Promise.resolve(
        manner === "closed" || now.getTime() < at.getTime() + (manner ? SANDBOX_DELAY_MS : 0) ? "pending" : word(),
      ),
  };
}

export const vendorWallet = ({ payments }: Pick<Brand, "payments">, vendor: string): VendorWallet =>
  sandbox(payments.vendorWallets[vendor]);
