import { vars } from "@baize/tokens/contract";
import { doubleLine, transition } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";

const { accent, border, control, surface, text } = vars.color;

export const root = part({ display: "flex", flexWrap: "wrap", gap: vars.space[2], minInlineSize: 0 });
export const item = part({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[1],
  maxInlineSize: "100%",
  paddingInline: vars.space[3],
  background: control.surface,
  color: text.default,
  border: `${vars.border.width.control} solid ${border.strong}`,
  borderRadius: vars.button.radius,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.heading,
  overflowWrap: "anywhere",
  transition: transition("background-color", "border-color"),
  selectors: {
    "&:hover:not(:disabled)": { background: control.hover },
    "&[data-state=on]": {
      borderColor: accent.default,
      color: accent.text,
      boxShadow: doubleLine(surface.raised, accent.border),
    },
    "&:disabled": { borderStyle: "dashed", background: "none", color: text.disabled, cursor: "not-allowed" },
  },
  "@media": { "(forced-colors: active)": { selectors: { "&[data-state=on]": { outline: "2px solid Highlight" } } } },
});
export const size = parts({
  sm: { minBlockSize: vars.size.control.sm, fontSize: vars.font.size.sm },
  md: { minBlockSize: vars.size.control.md, fontSize: vars.font.size.md },
});
