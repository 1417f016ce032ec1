/** The wallets that add up to the balance. */
const COUNTED: ReadonlySet<string> = new Set(["cash", "bonus", "vendor"]);

export const inBalance = (kind: string): boolean => COUNTED.has(kind);
