/** Minor units by wallet, under the names of the ledger's accounts: `cash`, `points`, `vendor NORTHGATE`. */
export type Wallets = Map<string, bigint>;

export const vendorWalletOf = (vendor: string): string => `vendor ${vendor}`;

export const inWallet = (wallets: Wallets, name: string): bigint => wallets.get(name) ?? 0n;

export function add(wallets: Wallets, name: string, amount: bigint): void {
  wallets.set(name, inWallet(wallets, name) + amount);
}

/** Takes an amount; false, and nothing taken, where the wallet has less. */
export function take(wallets: Wallets, name: string, amount: bigint): boolean {
  if (inWallet(wallets, name) < amount) return false;
  add(wallets, name, -amount);
  return true;
}
