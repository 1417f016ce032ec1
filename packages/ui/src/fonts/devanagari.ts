import { type Shaper } from "@baize/tokens/font/shape";

/** Letters, the nukta letters of Hindi among them. */
const LETTERS = "क ख ग घ ङ च छ ज झ ञ ट ठ ड ढ ण त थ द ध न प फ ब भ म य र ल व श ष स ह ळ क़ ख़ ग़ ज़ ड़ ढ़ फ़".split(" ");
const VOWEL_SIGNS = ["", "ा", "ि", "ी", "ु", "ू", "ृ", "े", "ै", "ो", "ौ", "ॅ", "ॉ", "्"];
/** Hindi and Nepali have their own forms of some digits and letters. */
const LANGUAGES = ["hi", "ne"];
const DIGITS = "०१२३४५६७८९";
const TAILS = ["", "ं", "ँ", "ः"];
const ZERO_WIDTH_JOINER = "\u200d";

/**
 * Conjuncts that come apart without a glyph of their own (their first letter has no half form), and those that are
 * letters of their own to a reader. Anything else is set as half form + letter, which modern Hindi does anyway.
 */
export const CONJUNCTS =
  "क्ष ज्ञ त्र श्र त्त क्त द्द द्ध द्य द्व द्म द्भ द्ब द्ग द्न द्द्य द्ध्य द्व्य न्द्व ङ्क ङ्ग ट्ट ट्ठ ट्य ठ्य ड्ड ड्ढ ड्य ढ्य ट्व ह्म ह्य ह्न ह्व ह्ल ह्ण ष्ट ष्ठ ष्ट्य ष्ट्व ष्ठ्य श्च श्व".split(
    " ",
  );

/** Syllables that everyday words of this product and of its market are full of: they get the shapes drawn for them. */
export const SYLLABLES =
  "क्षि क्षे श्री स्वी स्वा स्ता स्ते न्यू न्या ज़्या स्ट स्टा स्टो स्ट्रे ब्ध ल्ट र्बि र्जि त्म र्वे न्य ज्य क्वा म्बि ल्ड स्लो स्लॉ क्स र्मे र्कि क्यू स्पे स्पो स्क म्बा स्त क्श न्दी ष्टि स्य ग्वा क्या ख्या स्थि स्क्री र्टि र्दि र्गि र्तें र्जें ल्द श्य व्य ध्य न्न ब्ब".split(
    " ",
  );

const cross = (...lists: ReadonlyArray<readonly string[]>) =>
  lists.reduce<readonly string[]>((texts, list) => texts.flatMap((text) => list.map((next) => text + next)), [""]);

/** Every text that must be set exactly as the whole font sets it. */
export function devanagariTexts(): string[] {
  return [
    ...cross(LETTERS, VOWEL_SIGNS, TAILS),
    ...cross(LETTERS, ["्" + ZERO_WIDTH_JOINER]),
    ...cross(["र्"], LETTERS, ["", "ा", "ी", "ो"], ["", "ं"]),
    ...cross(LETTERS, ["्र"]),
    ...CONJUNCTS,
    ...SYLLABLES,
  ];
}

/** The glyphs of those texts, with the half forms that their rules pass through on the way. */
export function devanagariGlyphs(shaper: Shaper): Set<number> {
  const glyphs = new Set<number>();
  for (const language of LANGUAGES) {
    for (const glyph of shaper.glyphs(LETTERS.join("") + DIGITS, language)) glyphs.add(glyph);
  }
  for (const text of devanagariTexts()) {
    for (const glyph of shaper.glyphs(text)) glyphs.add(glyph);
    const letters = Array.from(text);
    for (const [at, letter] of letters.entries()) {
      if (letter !== "्") continue;
      for (const glyph of shaper.glyphs(letters.slice(0, at + 1).join("") + ZERO_WIDTH_JOINER)) glyphs.add(glyph);
    }
  }
  return glyphs;
}
