import { createHmac, timingSafeEqual } from "node:crypto";

/** RFC 6238 with what every authenticator app assumes: SHA-1, six digits, steps of 30 seconds. */
const STEP_MS = 30_000;
const DIGITS = 6;
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** RFC 4648, without padding. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}

export const stepAt = (now: Date): number => Math.floor(now.getTime() / STEP_MS);

/** The code of one step (RFC 4226). */
export function totpCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", secret).update(counter).digest();
  const at = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 10 ** DIGITS).padStart(DIGITS, "0");
}

/** The step whose code was typed, one to either side of now for clocks that differ; never one at or before `last`. */
export function matchingStep(secret: Uint8Array, typed: string, now: Date, last: number): number | undefined {
  const code = Buffer.from(typed.replaceAll(/\s/g, ""));
  const near = [stepAt(now), stepAt(now) - 1, stepAt(now) + 1];
  return near.find((step) => {
    const wanted = Buffer.from(totpCode(secret, step));
    return step > last && wanted.length === code.length && timingSafeEqual(wanted, code);
  });
}
