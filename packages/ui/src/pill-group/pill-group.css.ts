import { vars } from "@baize/tokens/contract";
import { doubleLine, figure, transition } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";

const { accent, border, control, surface, text } = vars.color;

export const root = part({
  display: "flex",
  gap: vars.space[2],
  minInlineSize: 0,
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollbarWidth: "none",
});
export const item = part({
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  maxInlineSize: "100%",
  background: control.surface,
  color: text.default,
  border: `${vars.border.width.control} solid ${border.default}`,
  borderRadius: vars.button.radius,
  whiteSpace: "nowrap",
  transition: transition("background-color", "border-color"),
  selectors: {
    "&:hover": { borderColor: border.strong },
    "&[data-state=on]": {
      borderColor: accent.border,
      color: accent.text,
      boxShadow: doubleLine(surface.raised, accent.border),
    },
    // Outside the edge it would be cut off by the scrolling row.
    "&:focus-visible": { outlineOffset: "-4px" },
  },
  "@media": { "(forced-colors: active)": { selectors: { "&[data-state=on]": { outline: "2px solid Highlight" } } } },
});
export const itemSize = parts({
  sm: { minBlockSize: vars.size.control.sm, paddingInline: vars.space[3], fontSize: vars.font.size.sm },
  md: { minBlockSize: vars.size.control.md, paddingInline: vars.space[4] },
  lg: { minBlockSize: vars.size.control.lg, paddingInline: vars.space[6], fontSize: vars.font.size.lg },
});
export const label = part({ minInlineSize: 0, overflow: "hidden", textOverflow: "ellipsis" });
export const count = part({ ...figure, color: text.muted });
