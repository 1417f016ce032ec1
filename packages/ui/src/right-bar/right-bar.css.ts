import { vars } from "@baize/tokens/contract";
import { transition } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

const { color } = vars;

export const root = part({
  position: "fixed",
  insetInlineEnd: 0,
  insetBlockStart: "46%",
  zIndex: vars.zIndex.rail,
  display: "none",
  backgroundColor: color.surface.bar,
  borderStartStartRadius: vars.radius.card,
  borderEndStartRadius: vars.radius.card,
  // On narrower windows the bar would cover the page.
  "@media": { "screen and (min-width: 1400px)": { display: "block" } },
});
export const list = part({ display: "grid", gap: vars.space.half, margin: 0, padding: vars.space.oneHalf });
export const entry = part({
  inlineSize: "100%",
  minInlineSize: "60px",
  maxInlineSize: "88px",
  minBlockSize: vars.size.control.md,
  paddingBlock: vars.space[2],
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: vars.space.half,
  borderRadius: vars.button.radius,
  color: color.text.muted,
  textDecoration: "none",
  textAlign: "center",
  fontSize: vars.font.size["2xs"],
  lineHeight: 1.25,
  overflowWrap: "anywhere",
  transition: transition("background-color", "color"),
  selectors: {
    "&:hover": { backgroundColor: color.control.hover, color: color.text.default },
    "&:active": { backgroundColor: color.control.pressed },
    "&:focus-visible": { outlineOffset: "-2px" },
  },
});
