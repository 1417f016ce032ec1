import { vars } from "@baize/tokens/contract";
import { part, parts } from "../theme/part.ts";

export const root = part({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.twoHalf,
  maxInlineSize: "100%",
  color: vars.color.text.default,
  fontWeight: 660,
  fontStretch: "112%",
  letterSpacing: "-0.02em",
  lineHeight: 1,
  textDecoration: "none",
  whiteSpace: "nowrap",
});
export const size = parts({
  sm: { fontSize: vars.font.size.lg, gap: vars.space[2] },
  md: { fontSize: vars.font.size.xl, gap: vars.space[2] },
  lg: { fontSize: "1.7rem" },
});
export const mark = part({
  // A wide mark gives way to the word beside it.
  flex: "0 1 auto",
  minInlineSize: "1.25em",
  // Width by the mark's proportion; a mark with colours of its own is a picture, and paints itself.
  inlineSize: "calc(1.25em * var(--brand-mark-ratio))",
  blockSize: "1.25em",
  backgroundColor: `var(--brand-mark-ink, ${vars.color.accent.default})`,
  backgroundImage: "var(--brand-mark-image)",
  backgroundPosition: "center",
  backgroundRepeat: "no-repeat",
  backgroundSize: "contain",
  mask: `${vars.brand.mark} center / contain no-repeat`,
  "@media": {
    "(forced-colors: active)": { backgroundColor: "CanvasText", backgroundImage: "none", forcedColorAdjust: "none" },
  },
});
/** A mark that holds the name says it alone; screen readers still read the word. */
export const word = part({ position: "var(--brand-name-position)", clipPath: "var(--brand-name-clip)" });
