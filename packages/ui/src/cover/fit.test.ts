import { describe, expect, it } from "vitest";
import { fitTitle, lettersWide, readsLeftwards } from "./fit.ts";

describe("fitTitle", () => {
  it("keeps a short title on one line at the largest size", () => {
    expect(fitTitle("Ace", "plain", 94, 25)).toMatchObject({ lines: ["Ace"], size: 25 });
  });
  it("breaks between words so that type stays large", () => {
    expect(fitTitle("Pearl Monsoon", "plain", 94, 25).lines).toEqual(["Pearl", "Monsoon"]);
    expect(fitTitle("दिवाली की रात", "plain", 94, 25).lines).toEqual(["दिवाली", "की रात"]);
  });
  it("takes a narrower face before a smaller size", () => {
    expect(fitTitle("Kanchenjunga", "wide", 94, 25).face).not.toBe("wide");
    expect(fitTitle("Thiruvananthapuram", "wide", 94, 25).face).toBe("narrow");
  });
  it("never makes a line wider than its box, by the estimate of its letters", () => {
    for (const title of ["Thiruvananthapuram", "Mmmmmmmm Wwwwwwww", "Legend of the Nine Golden Monkeys Deluxe"]) {
      const { lines, size, face } = fitTitle(title, "plain", 94, 25);
      const advance = { plain: 0.545, wide: 0.68, narrow: 0.405 }[face];
      for (const line of lines) expect(lettersWide(line) * advance * size).toBeLessThanOrEqual(94.01);
    }
  });
  it("cuts a very long name", () => {
    const { lines } = fitTitle("one two three four five six seven eight nine ten eleven", "plain", 94, 25);
    expect(lines.length).toBeLessThanOrEqual(4);
    expect(lines.at(-1)).toMatch(/…$/);
  });
  it("breaks ideographs between characters and keeps words of other scripts whole", () => {
    expect(fitTitle("黄金の虎伝説", "plain", 94, 25).lines.join("")).toBe("黄金の虎伝説");
    expect(fitTitle("كنز الصحراء الكبير", "plain", 94, 25).lines.join(" ")).toBe("كنز الصحراء الكبير");
  });
  it("accepts an empty title", () => {
    expect(Number.isFinite(fitTitle("", "plain", 94, 25).size)).toBe(true);
    expect(Number.isFinite(fitTitle("   ", "plain", 94, 25).size)).toBe(true);
  });
});

it("counts zero-width marks as nothing, and the second half of a conjunct in part", () => {
  expect(lettersWide("दि")).toBeLessThan(lettersWide("दद"));
  expect(lettersWide("़")).toBe(0);
  expect(lettersWide("ष्ण")).toBeCloseTo(1.6);
});

it("recognises titles that start at the right", () => {
  expect(readsLeftwards("ليلة القمر")).toBe(true);
  expect(readsLeftwards("777 ليلة")).toBe(true);
  expect(readsLeftwards("Pearl ليلة")).toBe(false);
  expect(readsLeftwards("दिवाली")).toBe(false);
});
