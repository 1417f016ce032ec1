import type { StyleRule } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";

const stretch = (width: string) => `calc(${width} * 1%)`;

/** Condensed, heavy, tabular: balances, odds, prizes, countdowns. Stays left-to-right inside RTL text. */
export const figure = {
  fontFamily: vars.font.family.figure,
  fontWeight: vars.font.weight.figure,
  fontStretch: stretch(vars.font.width.figure),
  fontVariantNumeric: "tabular-nums",
  letterSpacing: vars.font.tracking.figure,
  whiteSpace: "nowrap",
  unicodeBidi: "isolate",
} as const satisfies StyleRule;

export const heading = {
  fontWeight: vars.font.weight.heading,
  fontStretch: stretch(vars.font.width.heading),
  lineHeight: vars.font.lineHeight.heading,
  letterSpacing: vars.font.tracking.heading,
  textWrap: "balance",
} as const satisfies StyleRule;

export const buttonText = {
  fontWeight: vars.font.weight.button,
  fontStretch: stretch(vars.font.width.button),
  lineHeight: 1.25,
} as const satisfies StyleRule;

/** The printed line inside a surface's edge. The surface needs `position: relative`. Use as `selectors: { "&::after": inlay }`. */
export const inlay = {
  content: '""',
  position: "absolute",
  inset: vars.inlay.inset,
  background: vars.color.border.inlay,
  mask: vars.inlay.mask,
  pointerEvents: "none",
} as const satisfies StyleRule;

/** The same line at the very edge, for a box whose legend interrupts it. */
export const inlayEdge = { ...inlay, inset: 0 } as const satisfies StyleRule;

/** Two lines along the inside edge: the sign of what is chosen and of the primary action. */
export function doubleLine(ground: string, line: string): string {
  return `inset 0 0 0 3px ${ground}, inset 0 0 0 4px ${line}`;
}

/** The second printed line outside the edge. The base layer gives it to everything; use where outline must move. */
export const focusLine = {
  outline: `2px solid ${vars.color.border.focus}`,
  outlineOffset: "3px",
} as const satisfies StyleRule;

export const hiddenVisually = {
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  margin: "-1px",
  padding: 0,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
  border: 0,
} as const satisfies StyleRule;

/** Colour and line changes on hover and press, in the brand's own time. */
export function transition(...properties: readonly string[]): string {
  return properties.map((property) => `${property} ${vars.motion.duration.quick} ${vars.motion.easing.out}`).join(", ");
}

/** Grows with the window from the first breakpoint of that name; below it is the phone. */
export const wide = {
  sm: "screen and (min-width: 480px)",
  md: "screen and (min-width: 700px)",
  lg: "screen and (min-width: 900px)",
  xl: "screen and (min-width: 1080px)",
} as const;

/** The surface of a list that opens from a field; opened from wherever its field is, a dialog included. `entrance` names its keyframes. */
export const listSurface = (entrance: string): StyleRule => ({
  zIndex: vars.zIndex.dialog,
  background: vars.color.surface.overlay,
  color: vars.color.text.default,
  border: `${vars.border.width.hair} solid ${vars.color.border.default}`,
  borderRadius: `min(${vars.radius.control}, ${vars.radius.card})`,
  boxShadow: vars.shadow.overlay,
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      animation: `${entrance} ${vars.motion.duration.quick} ${vars.motion.easing.out}`,
    },
  },
});
