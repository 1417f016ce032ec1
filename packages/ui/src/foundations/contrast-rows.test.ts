import { describe, expect, it } from "vitest";
import { contrast, contrastRows, looks } from "./contrast-rows.ts";

const grey = (level: number) => [level, level, level];

describe("contrast", () => {
  it("is WCAG's: 21 for black on white, 4.54 for the grey 76 on white, in either order", () => {
    expect(contrast(grey(0), grey(0xff))).toBeCloseTo(21, 5);
    expect(contrast(grey(0x76), grey(0xff))).toBeCloseTo(4.54, 2);
    expect(contrast(grey(0xff), grey(0x76))).toBe(contrast(grey(0x76), grey(0xff)));
  });
});

describe("contrastRows", () => {
  it("measures every pair in every look", () => {
    for (const row of contrastRows) expect(Object.keys(row.ratios), `${row.front} on ${row.ground}`).toHaveLength(looks.length);
  });
});
