import { createVar } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";
import { figure as figureText, hiddenVisually, transition } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";

const { color, space } = vars;
const cell = 40;
const side = createVar("side");
const gap = 2;

/** Measured by its own width, so it takes the whole line: size it with the parent. */
export const root = part({
  containerType: "inline-size",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  inlineSize: "100%",
});
export const rootSize = parts({
  sm: { vars: { [side]: vars.size.control.xs }, fontSize: vars.font.size.sm },
  md: { vars: { [side]: `${cell}px` } },
});
export const row = part({ display: "flex", alignItems: "center", gap: `${gap}px`, minInlineSize: 0 });
export const pages = part({ display: "flex", flexWrap: "wrap", gap: `${gap}px`, listStyle: "none" });

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

/** How many cells of the size `md` a class table knows; more than these count as these. */
export const fewest = 3;
export const most = 24;
const limits = Array.from({ length: most - fewest + 1 }, (_, index) => (fewest + index) * (cell + gap));
/** Row n: shown while n + `fewest` cells fit. */
export const whereFits = limits.map((limit) => part({ "@container": { [`(max-width: ${limit - 1}px)`]: { display: "none" } } }));
/** Row n: shown while they do not. */
export const whereNot = limits.map((limit) => part({ "@container": { [`(min-width: ${limit}px)`]: { display: "none" } } }));
