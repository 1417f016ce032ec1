/** A number in ASCII that `Intl.NumberFormat` reads exactly, however long. */
export type Decimal = `${number}`;

const DECIMAL = /^-?\d+(\.\d+)?$/;

export function isDecimal(value: string): value is Decimal {
  return DECIMAL.test(value);
}

/** The text as a decimal. Throws for any other text: a wrong amount must never be drawn. */
export function decimal(value: string): Decimal {
  if (!isDecimal(value)) throw new TypeError(`"${value}" is no decimal number.`);
  return value;
}

/** Minor units as decimal text: `minorToDecimal(125050n, 2)` is `"1250.50"`. No float is involved. */
export function minorToDecimal(minor: bigint, digits: number): Decimal {
  const negative = minor < 0n;
  const figures = (negative ? -minor : minor).toString().padStart(digits + 1, "0");
  const whole = figures.slice(0, figures.length - digits);
  const fraction = digits > 0 ? `.${figures.slice(-digits)}` : "";
  return decimal(`${negative ? "-" : ""}${whole}${fraction}`);
}

/** The number of decimals. */
export function fractionDigits(value: Decimal): number {
  const at = value.indexOf(".");
  return at < 0 ? 0 : value.length - at - 1;
}
