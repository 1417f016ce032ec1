import { createVar } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";
import { figure as figureText, hiddenVisually, transition } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";

const { color, space } = vars;
const side = createVar("side");
const gap = space.half;

/**
 * Measured by its own width, so it takes the whole line: size it with the parent. Its `em` is the step from one page to the next,
 * by which the queries below count: a query reads no variable, and a step differs by size, brand and density.
 */
export const root = part({
  containerType: "inline-size",
  fontSize: `calc(${side} + ${gap})`,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  inlineSize: "100%",
});
export const rootSize = parts({
  sm: { vars: { [side]: vars.size.control.xs } },
  md: { vars: { [side]: `calc(${vars.size.control.md} - ${space[1]})` } },
});
export const row = part({ display: "flex", alignItems: "center", gap, minInlineSize: 0 });
export const rowSize = parts({ sm: { fontSize: vars.font.size.sm }, md: { fontSize: vars.font.size.md } });
export const pages = part({ display: "flex", flexWrap: "wrap", gap, listStyle: "none" });

export const control = part({
  position: "relative",
  display: "inline-grid",
  placeItems: "center",
  minInlineSize: side,
  minBlockSize: side,
  paddingInline: space[1],
  color: color.text.default,
  borderRadius: vars.button.radius,
  border: `${vars.border.width.control} solid transparent`,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: "tabular-nums",
  textDecoration: "none",
  transition: transition("background-color", "border-color"),
  selectors: {
    "&:hover:not([aria-disabled=true])": { background: color.control.hover },
    "&:active:not([aria-disabled=true])": { background: color.control.pressed },
    "&[aria-disabled=true]": { color: color.text.disabled, cursor: "not-allowed" },
  },
});
export const current = part({
  color: color.accent.text,
  borderColor: color.accent.border,
  // The second line is a box of its own: the ground between may be page, card or cloth.
  selectors: {
    "&::after": {
      content: '""',
      position: "absolute",
      inset: "2px",
      border: `1px solid ${color.accent.border}`,
      borderRadius: `max(0px, calc(${vars.button.radius} - 3px))`,
      pointerEvents: "none",
    },
  },
});
export const compact = part({ paddingInline: space[2], color: color.text.muted, whiteSpace: "nowrap" });
export const figure = part({ ...figureText, color: color.text.default, fontSize: vars.font.size.lg });
export const hidden = part(hiddenVisually);
export const sizes = part({ inlineSize: "auto", marginInlineStart: "auto" });

/** How many cells a class table knows; more than these count as these. */
export const fewest = 3;
export const most = 24;
const counts = Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index);
/** Row n: shown while n + `fewest` cells fit. */
export const whereFits = counts.map((count) => part({ "@container": { [`not (min-width: ${count}em)`]: { display: "none" } } }));
/** Row n: shown while they do not. */
export const whereNot = counts.map((count) => part({ "@container": { [`(min-width: ${count}em)`]: { display: "none" } } }));
