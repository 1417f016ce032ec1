import { FAILING_VENDOR, SLOW_VENDOR } from "../stage.ts";
import { add, inWallet, take, vendorWalletOf } from "./wallets.ts";
import type { Model, Sent } from "./types.ts";

/** The vendor whose games are played; it answers at once. */
const PROMPT_VENDOR = "SAFFRON_REEL";
export const VENDORS = [PROMPT_VENDOR, SLOW_VENDOR, FAILING_VENDOR] as const;

/** The wallet that a game of the tests plays from. */
export const gameWalletOf = ({ isSingle }: Model): string => (isSingle ? "cash" : vendorWalletOf(PROMPT_VENDOR));

function endsOf({ vendor, way }: Sent) {
  const wallet = vendorWalletOf(vendor);
  return way === "in" ? { from: "cash", to: wallet } : { from: wallet, to: "cash" };
}

/** Takes the amount from its wallet. It arrives at once where the vendor answers at once. */
export function send({ wallets, sent, isSingle }: Model, transfer: Sent): string {
  if (isSingle && transfer.way === "in") return "wallet.single";
  const { from, to } = endsOf(transfer);
  if (!take(wallets, from, transfer.amount)) return "money.insufficient";
  if (transfer.vendor === PROMPT_VENDOR) add(wallets, to, transfer.amount);
  else sent.push(transfer);
  return "ok";
}

/** Returns everything from all vendors, one transfer each; answers the sum that arrived at once. */
export function returnAll(model: Model): bigint {
  const before = inWallet(model.wallets, "cash");
  for (const vendor of VENDORS) {
    const amount = inWallet(model.wallets, vendorWalletOf(vendor));
    if (amount > 0n) send(model, { vendor, way: "out", amount });
  }
  return inWallet(model.wallets, "cash") - before;
}

/** Settles all transfers: every vendor has answered by now. */
export function settle({ wallets, sent }: Model): void {
  for (const transfer of sent.splice(0)) {
    const { from, to } = endsOf(transfer);
    add(wallets, transfer.vendor === FAILING_VENDOR ? from : to, transfer.amount);
  }
}
