import { vars } from "@baize/tokens/contract";
import { doubleLine, figure, transition, wide } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";

const { accent, cloth, control, negative, text } = vars.color;
const hair = vars.border.width.hair;

const grid = { display: "grid", paddingBlockStart: hair, paddingInlineStart: hair } as const;
/** A board with a fixed number of columns at every width: 38 is always below 28. */
export const board = part({
  ...grid,
  gridTemplateColumns: "repeat(var(--board-columns), minmax(0, 1fr))",
  // Keeps cells small where a board has few columns, and ten rows of ten within a window of 900 px.
  maxInlineSize: "calc(var(--board-columns) * 64px)",
  inlineSize: "100%",
  marginInline: "auto",
  // A word, or odds below the number, needs more width.
  selectors: { "&:has([data-named], [data-part=odds])": { maxInlineSize: "calc(var(--board-columns) * 88px)" } },
});
/** Ten numbers of one position: two rows of five under a thumb, one row where there is room. */
export const strip = part({
  ...grid,
  gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
  "@media": { [wide.sm]: { gridTemplateColumns: "repeat(10, minmax(0, 1fr))" } },
});

export const cell = part({
  ...figure,
  position: "relative",
  isolation: "isolate",
  display: "grid",
  placeItems: "center",
  aspectRatio: "1",
  minInlineSize: 0,
  minBlockSize: vars.size.target.min,
  // Neighbours share one printed line.
  marginBlockStart: `calc(${hair} * -1)`,
  marginInlineStart: `calc(${hair} * -1)`,
  border: `${hair} solid ${cloth.print}`,
  color: text.default,
  fontSize: "clamp(1.05rem, 1.9vi, 1.6rem)",
  lineHeight: 1,
  touchAction: "manipulation",
  transition: transition("background-color"),
  selectors: {
    "&:hover:not([aria-disabled=true])": { backgroundColor: control.hover },
    "&:active:not([aria-disabled=true])": { backgroundColor: control.pressed },
    "&[aria-disabled=true]": { color: text.muted, cursor: "not-allowed" },
    "&:is([data-look=picked], [data-look=hit])": { color: text.onAccent },
    "&:is([data-look=drawn], [data-look=missed])": { color: text.default },
    "&:focus-visible": { outlineOffset: "-3px", zIndex: 1 },
    // A word, or odds below the number, needs width more than height.
    "&:is([data-named], :has([data-part=odds]))": {
      aspectRatio: "auto",
      minBlockSize: vars.size.control.lg,
      alignContent: "center",
    },
    "&[data-named]": { paddingInline: vars.space[1], lineHeight: vars.font.lineHeight.tight, whiteSpace: "normal" },
  },
});
/** A word in place of a number; it breaks rather than leaving its cell. */
export const word = part({
  fontFamily: vars.font.family.text,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
  textAlign: "center",
  overflowWrap: "anywhere",
  minInlineSize: 0,
  maxInlineSize: "100%",
});
/** What one unit returns. */
export const returns = part({
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.lineHeight.tight,
  color: cloth.accent,
  selectors: { "[data-look=picked] > &, [data-look=hit] > &": { color: "inherit" } },
});

const ring = { border: `2px solid ${text.default}` } as const;
const chip = {
  background: `radial-gradient(circle closest-side, ${accent.default} 0 80%, ${accent.line} 81% 85%, transparent 86%), repeating-conic-gradient(${accent.default} 0 30deg, ${text.default} 30deg 60deg)`,
} as const;
/** A chip on the number. */
export const disc = part({
  position: "absolute",
  zIndex: -1,
  inset: "8%",
  borderRadius: "50%",
  selectors: {
    // A chip is round; a cell that is wider than high is filled to its own edge, with the double line of what is chosen.
    "[data-named] > &, :has(> [data-part=odds]) > &": {
      inset: "3px",
      borderRadius: vars.radius.control,
      background: accent.default,
      boxShadow: doubleLine(accent.default, accent.line),
    },
  },
});
export const look = parts({
  picked: { ...chip, "@media": { "(forced-colors: active)": { border: "4px double Highlight" } } },
  hit: { ...chip, ...ring, inset: "6%", outline: `2px solid ${accent.default}`, outlineOffset: "-4px" },
  drawn: ring,
  missed: { border: `2px dashed ${accent.default}` },
});

const inset = "max(2px, 5%)";
/** Shapes in the corners of a cell, which a chip leaves free. */
export const corner = part({
  position: "absolute",
  insetInlineEnd: inset,
  inlineSize: "clamp(9px, 22%, 16px)",
  blockSize: "auto",
});
export const mark = parts({
  hot: { insetBlockStart: inset, color: negative.default },
  cold: { insetBlockStart: inset, color: text.muted },
});
