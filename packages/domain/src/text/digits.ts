/** Code points of the digit zero in the scripts that the product's readers may type in; nine more follow each. */
const ZEROS = [
  0x0660, 0x06f0, 0x07c0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0de6, 0x0e50, 0x0ed0, 0x0f20,
  0x1040, 0x1090, 0x17e0, 0x1810, 0xff10,
];

function latin(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((start) => point >= start && point < start + 10);
  return zero === undefined ? digit : String(point - zero);
}

/** Writes decimal digits of any of those scripts (Devanagari, Arabic, Persian, Thai, full-width …) as 0 to 9. */
export function toLatinDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, latin);
}
