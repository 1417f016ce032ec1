/** Minor units by wallet, under the names that the ledger's accounts have: `cash`, `points`, `vendor NORTHGATE`. */
export type Wallets = Map<string, bigint>;

export const vendorWalletOf = (vendor: string): string => `vendor ${vendor}`;

export const inWallet = (wallets: Wallets, name: string): bigint => wallets.get(name) ?? 0n;

export function add(wallets: Wallets, name: string, amount: bigint): void {
  wallets.set(name, inWallet(wallets, name) + amount);
}

/** False, and nothing taken, where there is less than that. */
export function take(wallets: Wallets, name: string, amount: bigint): boolean {
  if (inWallet(wallets, name) < amount) return false;
  add(wallets, name, -amount);
  return true;
}
