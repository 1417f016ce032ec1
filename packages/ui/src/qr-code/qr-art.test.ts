import { encode } from "uqr";
import { describe, expect, it } from "vitest";
import { qrArt, quietZone } from "./qr-art.ts";

const link = "https://baize.example/join/ananya_42";

/** The path back as rows of true and false. */
function rowsOf(path: string, side: number): boolean[][] {
  const rows = Array.from({ length: side }, () => Array.from({ length: side }, () => false));
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(run));
  return rows;
}

describe("qrArt", () => {
  it("draws the encoder's modules, inside a margin of four", () => {
    const art = qrArt(link, "M", false);
    const modules = encode(link, { ecc: "M", border: 4, boostEcc: true });
    expect(art?.side).toBe(modules.size);
    const rows = rowsOf(art?.path ?? "", art?.side ?? 0);
    expect(rows).toEqual(modules.data);
    for (const at of [0, 1, 2, 3]) expect(rows[at]?.some(Boolean)).toBe(false);
    expect(rows[quietZone]?.slice(quietZone, quietZone + 7)).toEqual(Array.from({ length: 7 }, () => true));
  });
  it("leaves an odd square free in the middle, a twentieth of the area at most", () => {
    for (const value of [link, link.repeat(8)]) {
      const art = qrArt(value, "H", true);
      const { side = 0, hole = 0 } = art ?? {};
      expect(hole % 2).toBe(1);
      expect(hole ** 2 / (side - 2 * quietZone) ** 2).toBeLessThan(0.07);
      const rows = rowsOf(art?.path ?? "", side);
      const from = (side - hole) / 2;
      for (let y = from; y < from + hole; y += 1) expect(rows[y]?.slice(from, from + hole).some(Boolean)).toBe(false);
    }
  });
  it("encodes Hindi, Arabic and emoji", () => {
    expect(qrArt("दाँव पर्ची · قسيمة الرهان · 🎲", "Q", false)?.path).toMatch(/^M4 4h7/);
  });
  it("is undefined when the text is too long for a code", () => {
    expect(qrArt("x".repeat(2953), "L", false)).toBeDefined();
    expect(qrArt("x".repeat(2954), "L", false)).toBeUndefined();
    expect(qrArt("x".repeat(1274), "H", true)).toBeUndefined();
  });
});
