import { beforeAll, describe, expect, test } from "vitest";
import { buildFace, buildSfnt, sourceOf } from "./build-face.ts";
import { CONJUNCTS, devanagariTexts, SYLLABLES } from "./devanagari.ts";
import { type FaceId, FACES, type FaceRow } from "./face-table.ts";
import { metricsOf, readTables } from "@baize/tokens/font/sfnt";
import { type Shaper, shaperOf } from "@baize/tokens/font/shape";
import { unpack } from "@baize/tokens/font/woff2";

function row(id: FaceId): FaceRow {
  const found = FACES.find((face) => face.id === id);
  if (!found) throw new Error(id);
  return found;
}
const virama = (shaper: Shaper) => shaper.outline("क्\u200c").split("|")[1] ?? "";
const apart = (shaper: Shaper, text: string) => shaper.outline(text).split("|").includes(virama(shaper));

describe("Devanagari", { timeout: 60_000 }, () => {
  let whole: Buffer;
  let small: Buffer;
  beforeAll(async () => {
    whole = await sourceOf(row("devanagari"));
    small = await buildSfnt(row("devanagari"));
  }, 60_000);
  test("sets every listed text with the same glyphs as the whole font", async () => {
    const [full, subset] = [shaperOf(whole), shaperOf(await buildSfnt(row("devanagari"), true))];
    const different = devanagariTexts().filter((text) => full.glyphs(text).join() !== subset.glyphs(text).join());
    expect(different).toEqual([]);
    for (const language of ["hi", "ne"]) {
      const text = "अझणलशऋ ०१२३४५६७८९";
      expect(subset.glyphs(text, language)).toEqual(full.glyphs(text, language));
    }
  });
  test("keeps conjuncts together where the whole font does, listed or not", () => {
    const [full, subset] = [shaperOf(whole), shaperOf(small)];
    const more = "प्त ब्द न्त न्द म्प म्ब ल्ल स्थ च्छ ज्ज ण्ड क्र प्र ग्र ब्र भ्र ष्ण ग्न प्न त्न त्स न्ह म्ह ल्म व्य स्न र्थ र्व र्श".split(" ");
    expect(apart(subset, "ट्\u200cर")).toBe(true);
    expect([...CONJUNCTS, ...SYLLABLES, ...more].filter((text) => apart(subset, text) && !apart(full, text))).toEqual([]);
  });
  test("sets text to the width of the whole font, within a hundredth", () => {
    const text = "लाइव कैसीनो में आपका बैलेंस सुरक्षित है। निकासी की सूचना मिलने पर पुष्टि करें";
    const [full, subset] = [shaperOf(whole, { wght: 430 }), shaperOf(small, { wght: 430 })];
    expect(subset.advance(text) / full.advance(text)).toBeCloseTo(1, 2);
  });
});

describe("Arabic letters", { timeout: 60_000 }, () => {
  test("include the Persian ones, and the half-space that ends a joined form", async () => {
    const shaper = shaperOf(await buildSfnt(row("arabic")));
    const missing = Array.from("ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهیآأؤئءًّ،؛؟۰۱۲۳۴۵۶۷۸۹٪٫٬").filter((letter) =>
      shaper.glyphs(letter).includes(0),
    );
    expect(missing).toEqual([]);
    expect(shaper.outline("می\u200cشود")).not.toBe(shaper.outline("میشود"));
  });
  test("include the Urdu ones", async () => {
    const shaper = shaperOf(await buildSfnt(row("arabic")));
    expect(Array.from("ٹڈڑںےہھۂۓۃ۔؛").filter((letter) => shaper.glyphs(letter).includes(0))).toEqual([]);
  });
});

describe("every face", { timeout: 60_000 }, () => {
  test.each(FACES.map((face) => [face.id, face] as const))("%s keeps the metrics and axes of its source", async (_id, face) => {
    const made = await unpack(await buildFace(face));
    expect(metricsOf(made)).toEqual(metricsOf(await sourceOf(face)));
    expect([...readTables(made).keys()]).toEqual(
      expect.arrayContaining(["cmap", "fvar", "glyf", "gvar", "head", "hmtx", "loca"]),
    );
  });
  test("no two ranges of a family share a letter", () => {
    const latin = FACES.filter((face) => face.family === "Anek Latin").map((face) => face.range);
    const points = latin.flatMap((range) => range.split(","));
    expect(new Set(points).size).toBe(points.length);
  });
  test("figures keep their tabular forms", async () => {
    const font = await buildSfnt(row("latin"));
    expect(readTables(font).get("GSUB")?.includes("tnum")).toBe(true);
  });
});
