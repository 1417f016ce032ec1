/** Minor units as the contract writes them: (2050n, 2) → "20.50". */
export function amountText(minor: bigint, digits: number): string {
  const sign = minor < 0n ? "-" : "";
  const units = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, "0");
  const point = units.length - digits;
  return sign + (digits === 0 ? units : `${units.slice(0, point)}.${units.slice(point)}`);
}

/** An amount of so many digits in minor units; undefined for any other text. */
export function amountMinor(text: string, digits: number): bigint | undefined {
  const pattern = digits === 0 ? /^(0|[1-9]\d*)$/ : new RegExp(`^(0|[1-9]\\d*)\\.\\d{${digits}}$`);
  return pattern.test(text) ? BigInt(text.replace(".", "")) : undefined;
}
