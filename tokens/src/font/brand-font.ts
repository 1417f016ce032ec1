/** A font of the device that is shown until the brand's own has loaded, scaled to its measures so that nothing moves. */
export interface FontFallback {
  /** The device's font, as a person knows it: `Roboto`. */
  readonly device: string;
  /** Names for `local()`. */
  readonly locals: readonly string[];
  /** CSS `font-weight` of the rule. */
  readonly weight: string;
  /** As fractions of an em. */
  readonly sizeAdjust: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
}

/** The brand's own font inside its file. */
export interface BrandFont {
  readonly family: string;
  /** CSS `font-weight`: one weight, or two ends of the axis. */
  readonly weight: string;
  /** CSS `font-stretch`, where the font has that axis. */
  readonly stretch?: string;
  /** CSS `unicode-range` of the letters in it. */
  readonly range: string;
  /** WOFF2, base64. */
  readonly data: string;
  readonly fallbacks: readonly FontFallback[];
}

/** The most that a page should load before its text is in the brand's letters. */
export const MOST_FONT_BYTES = 120_000;

/** Weights that a brand's texts may have. */
const REGULAR = 400;
const BOLD = 700;
/** From here on browsers take text for bold. */
export const FROM_BOLD = 600;

/** The weights that a font has, and those that it lacks. */
export function weightNote({ family, weight }: BrandFont): string {
  const [from = REGULAR, to = from] = weight.split(" ").map(Number);
  if (from === to) {
    const effect = from < FROM_BOLD ? "browsers thicken it for bold text" : "all text is bold";
    return `The font ${family} has one weight, ${from}: ${effect}. A variable font has every weight from ${REGULAR} to ${BOLD}.`;
  }
  const missing = [...(from > REGULAR ? [`below ${from}`] : []), ...(to < BOLD ? [`above ${to}`] : [])];
  return `The font ${family} has the weights ${from} to ${to}${missing.length > 0 ? `, and none ${missing.join(" or ")}` : ""}.`;
}

const percent = (fraction: number) => `${(fraction * 100).toFixed(2)}%`;
const safe = /^[\w &.'-]{1,60}$/;
const range = /^U\+[0-9A-F]{1,6}(-[0-9A-F]{1,6})?(,\s*U\+[0-9A-F]{1,6}(-[0-9A-F]{1,6})?)*$/i;

const rule = (lines: readonly string[]) => `@font-face{${lines.join(";")}}`;

/** What a page cannot use, in sentences. */
export function fontProblems({ family, weight, stretch, range: letters, data, fallbacks }: BrandFont): string[] {
  const bytes = (data.length * 3) / 4;
  const numbers = fallbacks.flatMap(({ sizeAdjust, ascent, descent, lineGap }) => [sizeAdjust, ascent, descent, lineGap]);
  return [
    ...(safe.test(family) ? [] : [`the font's family "${family}" has letters that a style sheet cannot hold`]),
    ...(/^\d{1,4}( \d{1,4})?$/.test(weight) ? [] : [`the font's weight "${weight}" is not "400" or "400 700"`]),
    ...(stretch === undefined || /^\d+(\.\d+)?%( \d+(\.\d+)?%)?$/.test(stretch)
      ? []
      : [`the font's stretch "${stretch}" is not "75% 100%"`]),
    ...(range.test(letters) ? [] : ["the font's range is not a list like U+20-7E"]),
    ...(data.startsWith("d09GM") && /^[A-Za-z0-9+/]+=*$/.test(data) ? [] : ["the font is no WOFF2 in base64"]),
    ...(bytes > MOST_FONT_BYTES
      ? [`the font has ${Math.round(bytes / 1000)} kB, ${MOST_FONT_BYTES / 1000} at most: subset it (create-brand --font)`]
      : []),
    ...(fallbacks.every(
      ({ device, locals, weight: at }) => [device, ...locals].every((name) => safe.test(name)) && /^\d{1,4}( \d{1,4})?$/.test(at),
    ) && numbers.every(Number.isFinite)
      ? []
      : ["the font's fallbacks are not those that create-brand writes"]),
  ];
}

/** `Sora Roboto`: the device's Roboto at the measures of Sora. A rule for bold text has the same name as that for regular. */
const fallbackFamily = ({ family }: BrandFont, { device }: FontFallback) => `${family} ${device}`;
/** Families in the order in which a page uses them. */
export const fontFamilies = (font: BrandFont): string[] => [
  font.family,
  ...new Set(font.fallbacks.map((fallback) => fallbackFamily(font, fallback))),
];

/** The `@font-face` rules of the font at this address and of its fallbacks. */
export function fontCss(font: BrandFont, url: string): string {
  const { family, weight, stretch, range: letters, fallbacks } = font;
  const own = rule([
    `font-family:"${family}"`,
    `src:url("${url}") format("woff2")`,
    `font-weight:${weight}`,
    ...(stretch ? [`font-stretch:${stretch}`] : []),
    "font-display:swap",
    `unicode-range:${letters}`,
  ]);
  const locals = fallbacks.map((fallback) =>
    rule([
      `font-family:"${fallbackFamily(font, fallback)}"`,
      `src:${fallback.locals.map((name) => `local("${name}")`).join(",")}`,
      `font-weight:${fallback.weight}`,
      `size-adjust:${percent(fallback.sizeAdjust)}`,
      `ascent-override:${percent(fallback.ascent)}`,
      `descent-override:${percent(fallback.descent)}`,
      `line-gap-override:${percent(fallback.lineGap)}`,
    ]),
  );
  return [own, ...locals].join("");
}
