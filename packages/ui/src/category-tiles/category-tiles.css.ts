import { vars } from "@baize/tokens/contract";
import { doubleLine, transition } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

const { color, size, space } = vars;

/** The row is drawn on the cloth and reaches the edge of the window. */
export const root = part({
  display: "flex",
  overflowX: "auto",
  scrollbarWidth: "none",
  scrollSnapType: "inline proximity",
  marginInline: `calc(${size.page.gutter} * -1)`,
  paddingInline: `calc(${size.page.gutter} - ${space[2]})`,
  scrollPaddingInline: size.page.gutter,
});
export const list = part({ display: "flex", listStyle: "none" });
export const tile = part({
  flex: "none",
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space.oneHalf,
  minInlineSize: "70px",
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space.oneHalf}`,
  color: color.text.muted,
  fontSize: vars.font.size.sm,
  lineHeight: 1.3,
  textDecoration: "none",
  whiteSpace: "nowrap",
  borderRadius: vars.button.radius,
  scrollSnapAlign: "start",
  outlineOffset: "-2px",
  transition: transition("color"),
  selectors: { "&:hover, &[aria-current]": { color: color.text.default } },
});
export const disc = part({
  display: "grid",
  placeItems: "center",
  inlineSize: `calc(${vars.size.control.md} + ${vars.space.half})`,
  blockSize: `calc(${vars.size.control.md} + ${vars.space.half})`,
  borderRadius: vars.radius.round,
  border: `1px solid ${color.border.inlay}`,
  color: color.text.default,
  transition: transition("background-color"),
  selectors: {
    "a:hover > &": { backgroundColor: color.control.hover },
    "[aria-current] > &": {
      backgroundColor: color.accent.default,
      borderColor: color.accent.default,
      color: color.text.onAccent,
      boxShadow: doubleLine(color.accent.default, color.accent.line),
    },
  },
});
export const sign = part({
  inlineSize: `calc(${vars.size.icon.md} + ${vars.space.half})`,
  blockSize: `calc(${vars.size.icon.md} + ${vars.space.half})`,
});
export const unchosen = part({ selectors: { "[aria-current] > * > &": { display: "none" } } });
export const chosen = part({ display: "none", selectors: { "[aria-current] > * > &": { display: "block" } } });
