import { vars } from "@baize/tokens/contract";
import { transition } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";

const { accent, border, control, text } = vars.color;

export const root = part({
  display: "inline-flex",
  maxInlineSize: "100%",
  overflowX: "auto",
  scrollbarWidth: "none",
  background: control.surface,
  border: `${vars.border.width.control} solid ${border.strong}`,
  borderRadius: vars.button.radius,
});
export const fullWidth = part({ display: "flex" });
export const item = part({
  flex: "1 0 auto",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[1],
  paddingInline: vars.space[3],
  color: text.muted,
  fontWeight: vars.font.weight.medium,
  whiteSpace: "nowrap",
  transition: transition("background-color", "color"),
  selectors: {
    "& + &": { borderInlineStart: `1px solid ${border.default}` },
    "&:first-child": { borderStartStartRadius: "inherit", borderEndStartRadius: "inherit" },
    "&:last-child": { borderStartEndRadius: "inherit", borderEndEndRadius: "inherit" },
    "&:hover:not(:disabled, [data-state=on])": { background: control.hover, color: text.default },
    "&[data-state=on]": { background: accent.default, color: text.onAccent, borderColor: "transparent" },
    // Outside the edge it would be cut off by the scrolling row.
    "&:focus-visible": { outlineOffset: "-4px", borderRadius: vars.button.radius },
    "&[data-state=on]:focus-visible": { outlineColor: text.onAccent },
    "&:disabled": { color: text.disabled, cursor: "not-allowed" },
  },
  "@media": { "(forced-colors: active)": { selectors: { "&[data-state=on]": { outline: "2px solid Highlight" } } } },
});
export const size = parts({
  sm: { minBlockSize: `calc(${vars.size.control.sm} - ${vars.space.half})`, fontSize: vars.font.size.sm },
  md: { minBlockSize: `calc(${vars.size.control.md} - ${vars.space.half})`, fontSize: vars.font.size.md },
});
