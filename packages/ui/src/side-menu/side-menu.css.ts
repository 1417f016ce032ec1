import { vars } from "@baize/tokens/contract";
import { doubleLine, transition } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

const { color } = vars;

export const root = part({ minInlineSize: 0 });
export const list = part({ display: "grid", gap: vars.space.half, margin: 0, padding: 0 });
export const groupTitle = part({
  paddingInline: vars.space[3],
  marginBlock: `${vars.space[4]} ${vars.space[1]}`,
  color: color.text.muted,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
});
export const entry = part({
  display: "flex",
  alignItems: "center",
  gap: vars.space.twoHalf,
  inlineSize: "100%",
  minBlockSize: vars.size.target.touch,
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
  borderRadius: vars.button.radius,
  color: color.text.muted,
  textAlign: "start",
  textDecoration: "none",
  lineHeight: 1.3,
  transition: transition("background-color", "color"),
  selectors: {
    "&:hover": { backgroundColor: color.control.hover, color: color.text.default },
    // The chosen entry has the double line: one at the edge, one inside it.
    "&[aria-current]": {
      color: color.text.default,
      backgroundColor: color.surface.raised,
      fontWeight: vars.font.weight.medium,
      boxShadow: `inset 0 0 0 1px ${color.accent.border}, ${doubleLine(color.surface.raised, color.accent.border)}`,
    },
  },
  "@media": { "(forced-colors: active)": { selectors: { "&[aria-current]": { outline: "3px double" } } } },
});
export const label = part({ minInlineSize: 0, overflowWrap: "anywhere" });
export const end = part({ marginInlineStart: "auto", flex: "none" });
export const caret = part({ marginInlineStart: "auto", color: color.text.muted });
