/** Wallets that the balance is the sum of. */
const COUNTED: ReadonlySet<string> = new Set(["cash", "bonus", "vendor"]);

export const inBalance = (kind: string): boolean => COUNTED.has(kind);
