/** Decimal text to minor units: ("20.50", 2) → 2050n. Throws RangeError for another number of digits. */
export function toMinor(text: string, digits: number): bigint {
  const [whole = "", part = ""] = text.split(".");
  if (!/^[0-9]+(\.[0-9]+)?$/.test(text) || part.length !== digits) throw new RangeError(`"${text}" has not ${digits} digits`);
  return BigInt(whole + part);
}

/** Minor units to decimal text: (2050n, 2) → "20.50". */
export function toMoneyAmount(minor: bigint, digits: number): string {
  if (minor < 0n) throw new RangeError(`negative amount ${minor}`);
  const text = minor.toString().padStart(digits + 1, "0");
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** Decimal text with commas, by thousands or by lakhs: "1234567.50" → "12,34,567.50". A formatter of `Intl` takes longer to make. */
export function grouped(text: string, lakhs = false): string {
  const [whole = "", ...part] = text.split(".");
  const commas = lakhs ? /\B(?=(?:[0-9]{2})*[0-9]{3}$)/g : /\B(?=(?:[0-9]{3})+$)/g;
  return [whole.replaceAll(commas, ","), ...part].join(".");
}
