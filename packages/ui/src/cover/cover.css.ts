import { createVar } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";
import { part, parts } from "../theme/part.ts";

/** The four inks of the current palette. A brand changes them at run time. */
export const ink = {
  ground: createVar("ground"),
  shape: createVar("shape"),
  spark: createVar("spark"),
  ink: createVar("ink"),
};

type Number12 = keyof typeof vars.color.cover;
const inksOf = (row: Number12) => {
  const inks = vars.color.cover[row];
  return { vars: { [ink.ground]: inks.ground, [ink.shape]: inks.shape, [ink.spark]: inks.spark, [ink.ink]: inks.ink } };
};

/** For the element around a cover, so that its inlay and its background use the same inks. */
export const palette = parts({
  "1": inksOf("1"),
  "2": inksOf("2"),
  "3": inksOf("3"),
  "4": inksOf("4"),
  "5": inksOf("5"),
  "6": inksOf("6"),
  "7": inksOf("7"),
  "8": inksOf("8"),
  "9": inksOf("9"),
  "10": inksOf("10"),
  "11": inksOf("11"),
  "12": inksOf("12"),
});

export const art = part({
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  maxInlineSize: "none",
  background: ink.ground,
  textAnchor: "middle",
  userSelect: "none",
  // A page has a hundred covers, each of a dozen elements: those out of sight are neither styled nor drawn. Nothing in them is read aloud.
  contentVisibility: "auto",
});
/** Art without a ground of its own: on a tile that already has the palette. */
export const groundHidden = part({ background: "none" });

export const fill = parts({
  g: { fill: ink.ground },
  s: { fill: ink.shape },
  k: { fill: ink.spark },
  i: { fill: ink.ink },
  h: { fill: ink.spark, opacity: 0.26 },
});
const stroke = (colour: string) => ({ fill: "none", stroke: colour });
export const line = parts({
  g: stroke(ink.ground),
  s: stroke(ink.shape),
  k: stroke(ink.spark),
  i: stroke(ink.ink),
  h: stroke(ink.spark),
});

// Titles are part of the picture and follow their own script, not the page's: every family of the site may be needed.
const family = `${vars.font.family.text}, "Anek Devanagari", "Vazirmatn"`;
const set = (stretch: string, weight: number) =>
  ({ fontFamily: family, fontStretch: stretch, fontWeight: weight, direction: "ltr" }) as const;
export const face = parts({
  plain: set("98%", 700),
  wide: set("122%", 620),
  narrow: set("75%", 700),
});
/** Below 18 px the dot of an i closes in a heavy face. */
export const small = part({ fontWeight: 600 });
export const flush = part({ textAnchor: "start" });
export const leftwards = part({ direction: "rtl" });
