import { clampChroma, formatHex, oklch, wcagContrast } from "culori";
import { describe, expect, it } from "vitest";
import { contrast, toHex, toOklch } from "./oklch.ts";

const hexes = ["#000000", "#ffffff", "#777777", "#004f3a", "#be2323", "#fcae52", "#00ff00", "#0000ff"];

describe("colour conversion", () => {
  it.each(hexes)("converts %s to and from oklch as culori does", (hex) => {
    const ours = toOklch(hex);
    const theirs = oklch(hex);
    expect(ours.l).toBeCloseTo(theirs?.l ?? -1, 3);
    expect(ours.c).toBeCloseTo(theirs?.c ?? -1, 3);
    expect(toHex(ours)).toBe(hex);
  });
  it.each([
    [0.42, 0.083, 167],
    [0.81, 0.118, 86],
    [0.3, 0.2, 358],
  ])("takes chroma only from what sRGB cannot show: %f %f %f", (l, c, h) => {
    const theirs = formatHex(clampChroma({ mode: "oklch", l, c, h }, "oklch", "rgb"));
    expect(contrast(toHex({ l, c, h }), theirs)).toBeCloseTo(1, 1);
    expect(toOklch(toHex({ l, c, h })).l).toBeCloseTo(l, 2);
  });
  it("computes WCAG's contrast, in either order", () => {
    for (const one of hexes) for (const two of hexes) expect(contrast(one, two)).toBeCloseTo(wcagContrast(one, two), 4);
  });
});
