import { Blob, Buffer as Text, Face, Font, shape, Variation } from "harfbuzzjs";

export interface Shaper {
  /** Glyph numbers of the text as harfbuzz sets it in a language (BCP 47), whose own forms it may have. */
  glyphs(text: string, language?: string): number[];
  /** Length of the text in ems. */
  advance(text: string): number;
  /** The drawn shape: the same for two fonts that set the text alike. */
  outline(text: string): string;
}

/** A font that can be asked how it sets a text. `at` places it on its axes: `{ wght: 430 }`. */
export function shaperOf(font: Buffer, at: Readonly<Record<string, number>> = {}): Shaper {
  const face = new Face(new Blob(new Uint8Array(font).buffer));
  const sized = new Font(face);
  sized.setVariations(Object.entries(at).map(([tag, value]) => new Variation(tag, value)));
  const set = (text: string, language = "und") => {
    const buffer = new Text();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setLanguage(language);
    shape(sized, buffer);
    return { infos: buffer.getGlyphInfos(), positions: buffer.getGlyphPositions() };
  };
  return {
    glyphs: (text, language) => set(text, language).infos.map((info) => info.codepoint),
    advance: (text) => set(text).positions.reduce((sum, position) => sum + position.xAdvance, 0) / face.upem,
    outline: (text) =>
      set(text)
        .infos.map((info) => sized.glyphToPath(info.codepoint))
        .join("|"),
  };
}
