/**
 * SHA-256 and HMAC-SHA-256 (FIPS 180-4, RFC 2104) for the verifier in the browser. Synchronous, and available on plain http,
 * where WebCrypto is not. The provider itself draws with node:crypto; a test compares both.
 */
const ROUND = new Uint32Array(64);
const START = new Uint32Array(8);

/** The first 32 bits of the fractional part. */
const fraction = (value: number): number => Math.floor((value - Math.floor(value)) * 0x1_0000_0000);

function fillTables(): void {
  let found = 0;
  for (let candidate = 2; found < 64; candidate++) {
    let prime = true;
    for (let factor = 2; factor * factor <= candidate; factor++) if (candidate % factor === 0) prime = false;
    if (!prime) continue;
    if (found < 8) START[found] = fraction(Math.sqrt(candidate));
    ROUND[found++] = fraction(Math.cbrt(candidate));
  }
}
fillTables();

const at = (words: Uint32Array, index: number): number => words[index] ?? 0;
const rotateRight = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function schedule(view: DataView, offset: number): Uint32Array {
  const words = new Uint32Array(64);
  for (let i = 0; i < 16; i++) words[i] = view.getUint32(offset + i * 4);
  for (let i = 16; i < 64; i++) {
    const a = at(words, i - 15);
    const b = at(words, i - 2);
    const s0 = rotateRight(a, 7) ^ rotateRight(a, 18) ^ (a >>> 3);
    const s1 = rotateRight(b, 17) ^ rotateRight(b, 19) ^ (b >>> 10);
    words[i] = at(words, i - 16) + s0 + at(words, i - 7) + s1;
  }
  return words;
}

function compress(state: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i++) {
    const s1 = rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(ROUND, i) + at(words, i)) | 0;
    const s0 = rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = at(state, i) + word;
}

export function sha256(message: Uint8Array): Uint8Array {
  const size = Math.ceil((message.length + 9) / 64) * 64;
  const padded = new Uint8Array(size);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(size - 8, Math.floor(message.length / 0x2000_0000));
  view.setUint32(size - 4, message.length << 3);
  const state = START.slice();
  for (let offset = 0; offset < size; offset += 64) compress(state, schedule(view, offset));
  const digest = new DataView(new ArrayBuffer(32));
  for (const [i, word] of state.entries()) digest.setUint32(i * 4, word);
  return new Uint8Array(digest.buffer);
}

function join(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(
    join(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    join(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}
