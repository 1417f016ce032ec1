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

/** Reads the colours of an element. One that the browser cannot draw is the ground of the title. */
export function readInks(element: Element, context: CanvasRenderingContext2D): Inks {
  const style = getComputedStyle(element);
  const ground = style.getPropertyValue(NAMES.g).trim();
  const inkOf = (name: string): string => {
    context.fillStyle = ground;
    context.fillStyle = style.getPropertyValue(name).trim();
    return typeof context.fillStyle === "string" ? context.fillStyle : ground;
  };
  return {
    g: ground,
    s: inkOf(NAMES.s),
    k: inkOf(NAMES.k),
    i: inkOf(NAMES.i),
    lit: inkOf(NAMES.lit),
    deep: inkOf(NAMES.deep),
    far: inkOf(NAMES.far),
    middle: inkOf(NAMES.middle),
    near: inkOf(NAMES.near),
    coral: inkOf(NAMES.coral),
    beam: inkOf(NAMES.beam),
    light: inkOf(NAMES.light),
    noLight: inkOf(NAMES.noLight),
    shade: inkOf(NAMES.shade),
    noShade: inkOf(NAMES.noShade),
    pearl: inkOf(NAMES.pearl),
    edge: inkOf(NAMES.edge),
    hit: inkOf(NAMES.hit),
    font: style.fontFamily,
  };
}
