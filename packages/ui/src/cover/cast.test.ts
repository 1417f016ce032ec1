import { describe, expect, it } from "vitest";
import { castCover, castCovers, palettes, type CoverSubject } from "./cast.ts";
import { familyOf, motifs } from "./families.ts";

const many: readonly CoverSubject[] = Array.from({ length: 240 }, (_, index) => ({ vendor: `v${index % 7}`, game: `g${index}` }));
const wishes = (subjects: readonly CoverSubject[]) => subjects.map((subject) => castCover(subject).palette);

/** Lays covers out the way the browser does and lists every pair that shares a side. */
function pairs(count: number, columns: number, lead: boolean): [number, number][] {
  const grid = new Map<number, number>();
  let cell = 0;
  for (let index = 0; index < count; index += 1) {
    while (grid.has(cell)) cell += 1;
    grid.set(cell, index);
    if (lead && index === 0) for (const more of [1, columns, columns + 1]) grid.set(more, 0);
  }
  const found: [number, number][] = [];
  for (const [at, one] of grid) {
    const right = (at + 1) % columns === 0 ? undefined : grid.get(at + 1);
    for (const other of [right, grid.get(at + columns)]) if (other !== undefined && other !== one) found.push([one, other]);
  }
  return found;
}

describe("castCover", () => {
  it("depends on vendor and game alone", () => {
    const subject = { vendor: "Tin Crown", game: "Crown of Mysore" };
    expect(castCover(subject)).toEqual(castCover({ ...subject }));
    expect(castCover({ ...subject, game: "Iron Shoe" }).seed).not.toBe(castCover(subject).seed);
  });
  it("draws from the category's family, and from slots where it has none", () => {
    for (const category of [
      "live",
      "sports",
      "fishing",
      "crash",
      "lottery",
      "cockfight",
      "arcade",
      "mini",
      "poker",
      "esports",
      "jackpot",
    ]) {
      const own = many.map((subject) => castCover({ ...subject, category }).motif);
      expect(new Set(own)).toEqual(new Set(familyOf(category)));
    }
    expect(familyOf("unheard of")).toBe(familyOf("slots"));
    expect(familyOf("constructor")).toBe(familyOf("slots"));
  });
  it("uses all 24 motifs of slots", () => {
    expect(familyOf("slots")).toHaveLength(24);
    expect(new Set(many.map((subject) => castCover(subject).motif)).size).toBe(24);
  });
  it("follows a motif in the name, and the editor's choice before it", () => {
    expect(castCover({ vendor: "Mridang", game: "दिवाली की रात" }).motif).toBe("diya");
    expect(castCover({ vendor: "Tin Crown", game: "crown-of-mysore" }).motif).toBe("crown");
    expect(castCover({ vendor: "Tin Crown", game: "crown-of-mysore", motif: "bell" }).motif).toBe("bell");
    expect(Object.keys(motifs)).toContain(castCover({ vendor: "x", game: "y", motif: "toString" }).motif);
  });
  it("never gives a table's motif to a slot because of its name", () => {
    expect(familyOf("slots")).toContain(castCover({ vendor: "x", game: "Roulette Nine" }).motif);
  });
});

describe("palettes", () => {
  const shapes = [
    { columns: [3, 5, 8], lead: true },
    { columns: [3, 5, 10], lead: false },
    { columns: [1], lead: false },
    { columns: [2], lead: false },
    { columns: [4, 38], lead: false },
  ] as const;
  it.each(shapes)("gives neighbours different palettes, $columns across, lead $lead", ({ columns, lead }) => {
    for (const asked of [wishes(many), many.map(() => 7)]) {
      const given = palettes(asked, { columns, lead });
      for (const across of columns)
        for (const [one, other] of pairs(given.length, across, lead))
          expect(given[one], `${one} beside ${other}, ${across} across`).not.toBe(given[other]);
    }
  });
  it("uses the requested palette where no neighbour has it", () => {
    expect(palettes([3, 9, 1])).toEqual([3, 9, 1]);
  });
  it("stays within twelve and uses them all", () => {
    expect(new Set(palettes(wishes(many)))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]));
  });
  it("keeps the first palettes when covers are added", () => {
    const all = palettes(wishes(many));
    expect(palettes(wishes(many.slice(0, 60)))).toEqual(all.slice(0, 60));
  });
});

describe("castCovers", () => {
  it("never shows two equal covers, even where names ask for the same", () => {
    const crowns = Array.from({ length: 60 }, (_, index) => ({ vendor: "Tin Crown", game: `Crown ${index}` }));
    const looks = castCovers(crowns).map(({ motif, layout, face, palette }) => `${motif}${layout}${face}${palette}`);
    expect(new Set(looks).size).toBe(60);
  });
  it("accepts no covers and one cover", () => {
    expect(castCovers([])).toEqual([]);
    expect(castCovers([{ vendor: "a", game: "b" }], { columns: [3], lead: true })).toHaveLength(1);
  });
});
