import { vars } from "@baize/tokens/contract";
import { hiddenVisually, transition, wide } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";

const { color, size, space } = vars;

export const root = part({ display: "flex", flexDirection: "column", minInlineSize: 0 });
/** Runs to the edge of the window on a phone; the page's own gutters hold the slides. */
export const viewport = part({
  position: "relative",
  flex: 1,
  display: "flex",
  gap: space[3],
  overflowX: "auto",
  overscrollBehaviorInline: "contain",
  scrollSnapType: "inline mandatory",
  scrollBehavior: "smooth",
  scrollbarWidth: "none",
  marginInline: `calc(${size.page.gutter} * -1)`,
  paddingInline: size.page.gutter,
  scrollPaddingInline: size.page.gutter,
  "@media": {
    "(prefers-reduced-motion: reduce)": { scrollBehavior: "auto" },
    [wide.xl]: { marginInline: 0, paddingInline: 0, scrollPaddingInline: 0 },
  },
});

const snap = { minInlineSize: 0, scrollSnapAlign: "start" } as const;
export const frame = parts({
  one: { ...snap, flex: "0 0 100%", scrollSnapStop: "always" },
  several: { ...snap, flex: "none", maxInlineSize: "100%" },
});

export const controls = part({
  display: "flex",
  justifyContent: "center",
  alignItems: "center",
  gap: space[2],
  marginBlockStart: space[2],
});
export const dots = part({ display: "flex", gap: vars.space.half });
export const step = part({
  display: "grid",
  placeItems: "center",
  inlineSize: size.control.xs,
  blockSize: size.control.xs,
  borderRadius: vars.button.radius,
  color: color.text.muted,
  transition: transition("background-color", "color"),
  selectors: {
    "&:hover:not([aria-disabled=true])": { backgroundColor: color.control.hover, color: color.text.default },
    "&[aria-disabled=true]": { color: color.text.disabled, cursor: "default" },
  },
});
export const dot = part({
  display: "grid",
  placeItems: "center",
  inlineSize: "28px",
  blockSize: size.target.min,
  borderRadius: vars.button.radius,
  selectors: {
    "&::before": {
      content: '""',
      inlineSize: vars.space[2],
      blockSize: vars.space[2],
      borderRadius: "50%",
      border: `1.5px solid ${color.border.strong}`,
      transition: transition("background-color", "border-color"),
    },
    "&:hover::before": { borderColor: color.text.default },
    "&[aria-current]::before": { backgroundColor: color.accent.default, borderColor: color.accent.default },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: { "&[aria-current]::before": { backgroundColor: "Highlight", forcedColorAdjust: "none" } },
    },
  },
});
export const live = part(hiddenVisually);
