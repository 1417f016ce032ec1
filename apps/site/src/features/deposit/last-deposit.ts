const KEY = "lastDeposit";

/** The method and the amount of the last deposit on this device. */
export interface LastDeposit {
  readonly channel: string;
  readonly amount: bigint;
}

/** What was kept; undefined where nothing was, or where it is damaged. */
export function lastDeposit(): LastDeposit | undefined {
  const [channel, minor] = (localStorage.getItem(KEY) ?? "").split(" ");
  return channel && minor && isMinor(minor) ? { channel, amount: BigInt(minor) } : undefined;
}

export function keepDeposit({ channel, amount }: LastDeposit): void {
  localStorage.setItem(KEY, `${channel} ${amount}`);
}

const isMinor = (text: string): boolean => /^\d{1,15}$/.test(text);
