import type { Brand } from "../../../platform/brand/brand.ts";
import type { VendorBehaviour } from "../../../platform/brand/payments-config.ts";

/** One transfer as it is sent to its vendor. The same id is the same transfer, however often it is sent. */
export interface VendorOrder {
  readonly id: string;
  readonly way: "in" | "out";
  readonly amount: bigint;
  readonly currency: string;
  readonly at: Date;
}

export type VendorAnswer = "pending" | "succeeded" | "failed";

/**
 * A vendor with a wallet for each member. A real one answers `pending` when it is sent the order, because no call may leave
 * from inside a transaction, and is asked afterwards.
 */
export interface VendorWallet {
  /** Whether it accepts transfers now. */
  readonly isOpen: boolean;
  /** Within the transaction that holds the amount. */
  send(order: VendorOrder): VendorAnswer;
  /** Outside of any transaction, repeatedly until it is not `pending`. */
  ask(order: VendorOrder, now: Date): Promise<VendorAnswer>;
}

/** The delay of a sandbox vendor that does not answer at once. */
const SANDBOX_DELAY_MS = 60_000;

function sandboxVendor(behaviour: VendorBehaviour | undefined): VendorWallet {
  const answer = (): VendorAnswer => (behaviour === "failing" ? "failed" : "succeeded");
  return {
    isOpen: behaviour !== "closed",
    send: () => (behaviour === undefined ? "succeeded" : "pending"),
    ask: async ({ at }, now) =>
      await Promise.resolve(
        behaviour === "closed" || now.getTime() < at.getTime() + (behaviour ? SANDBOX_DELAY_MS : 0) ? "pending" : answer(),
      ),
  };
}

export const vendorWallet = ({ payments }: Pick<Brand, "payments">, vendor: string): VendorWallet =>
  sandboxVendor(payments.vendorWallets[vendor]);
