import { createHash, createHmac, randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { drawsFrom } from "./draws.ts";
import { fromHex, toHex } from "./hex.ts";
import { hmacSha256, sha256 } from "./sha256.ts";

const nodeHmac = (key: Uint8Array, message: Uint8Array) => new Uint8Array(createHmac("sha256", key).update(message).digest());

describe("sha256", () => {
  it.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000])("agrees with node:crypto on %i bytes", (length) => {
    const message = new Uint8Array(randomBytes(length));
    expect(toHex(sha256(message))).toBe(createHash("sha256").update(message).digest("hex"));
  });

  it.each([1, 32, 64, 65, 200])("HMAC agrees with node:crypto on a key of %i bytes", (length) => {
    const key = new Uint8Array(randomBytes(length));
    const message = new Uint8Array(randomBytes(97));
    expect(toHex(hmacSha256(key, message))).toBe(toHex(nodeHmac(key, message)));
  });
});

describe("hex", () => {
  it("reads back what it wrote and refuses other text", () => {
    const bytes = new Uint8Array(randomBytes(32));
    expect(fromHex(toHex(bytes))).toEqual(bytes);
    for (const bad of ["", "0", "0g", "zz", " 00"]) expect(fromHex(bad)).toBeUndefined();
  });
});

const serverSeed = new Uint8Array(32).fill(7);
const word = (block: number, index: number) =>
  createHmac("sha256", serverSeed)
    .update(`पतंग:3:${block}`)
    .digest()
    .readUInt32BE(index * 4);

describe("draws", () => {
  const seeds = { serverSeed, clientSeed: "पतंग", nonce: 3 };

  it("follows the published rule: words of HMAC(seed, client:nonce:block), computed by hand", () => {
    const draw = drawsFrom(seeds, hmacSha256);
    const drawn = Array.from({ length: 10 }, () => draw(32));
    expect(drawn).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((i) => word(0, i) % 32).concat(word(1, 0) % 32, word(1, 1) % 32));
  });

  it("gives the same draws with either HMAC, and others for another nonce or client seed", () => {
    const take = (given: typeof seeds, hmac = hmacSha256) => {
      const draw = drawsFrom(given, hmac);
      return Array.from({ length: 45 }, () => draw(32)).join();
    };
    expect(take(seeds)).toBe(take(seeds, nodeHmac));
    expect(take(seeds)).not.toBe(take({ ...seeds, nonce: 4 }));
    expect(take(seeds)).not.toBe(take({ ...seeds, clientSeed: "kite" }));
  });

  it("skips words that would favour small results", () => {
    const below = 0xc000_0000; // only words below this are used
    const bytes = new Uint8Array(32);
    const view = new DataView(bytes.buffer);
    [0xc000_0000, 0xffff_ffff, 5, 0xbfff_ffff].forEach((value, i) => view.setUint32(i * 4, value));
    const draw = drawsFrom(seeds, () => bytes);
    expect([draw(below), draw(below)]).toEqual([5, 0xbfff_ffff]);
  });
});
