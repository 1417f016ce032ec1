/** The colours of the picture by the names that the style sheet gives them. */
const NAMES = {
  g: "--g",
  s: "--s",
  k: "--k",
  i: "--i",
  lit: "--pond-lit",
  deep: "--pond-deep",
  far: "--pond-far",
  middle: "--pond-middle",
  near: "--pond-near",
  coral: "--pond-coral",
  beam: "--pond-beam",
  light: "--pond-light",
  noLight: "--pond-no-light",
  shade: "--pond-shade",
  noShade: "--pond-no-shade",
  pearl: "--cloth-text",
  edge: "--cloth-edge",
  hit: "--cloth-accent",
} as const;

export type Inks = Readonly<Record<keyof typeof NAMES, string>> & { readonly font: string };

/** Reads the colours of an element. One that the browser cannot draw is the ground of the title, and that is the text's. */
export function readInks(element: Element, context: CanvasRenderingContext2D): Inks {
  const style = getComputedStyle(element);
  const readInk = (name: string, fallback: string): string => {
    // A canvas keeps its colour where the next one cannot be drawn.
    context.fillStyle = fallback;
    context.fillStyle = style.getPropertyValue(name).trim();
    return typeof context.fillStyle === "string" ? context.fillStyle : fallback;
  };
  const ground = readInk(NAMES.g, style.color);
  return {
    g: ground,
    s: readInk(NAMES.s, ground),
    k: readInk(NAMES.k, ground),
    i: readInk(NAMES.i, ground),
    lit: readInk(NAMES.lit, ground),
    deep: readInk(NAMES.deep, ground),
    far: readInk(NAMES.far, ground),
    middle: readInk(NAMES.middle, ground),
    near: readInk(NAMES.near, ground),
    coral: readInk(NAMES.coral, ground),
    beam: readInk(NAMES.beam, ground),
    light: readInk(NAMES.light, ground),
    noLight: readInk(NAMES.noLight, ground),
    shade: readInk(NAMES.shade, ground),
    noShade: readInk(NAMES.noShade, ground),
    pearl: readInk(NAMES.pearl, ground),
    edge: readInk(NAMES.edge, ground),
    hit: readInk(NAMES.hit, ground),
    font: style.fontFamily,
  };
}
