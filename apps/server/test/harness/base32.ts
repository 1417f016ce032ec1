const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The bytes of a secret that is written as authenticator apps take it. */
export function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (character) => LETTERS.indexOf(character).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
