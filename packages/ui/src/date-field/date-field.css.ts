import { vars } from "@baize/tokens/contract";
import { focusedBox } from "../field/focused.ts";
import { part } from "../theme/part.ts";

const { accent, text } = vars.color;

export const box = part({
  selectors: {
    "&&:focus-within": focusedBox,
    "&[data-disabled]": {
      borderStyle: "dashed",
      background: vars.color.control.disabled,
      color: text.disabled,
    },
  },
});
export const dates = part({ flex: 1, minInlineSize: 0, display: "flex" });
export const input = part({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  fontVariantNumeric: "tabular-nums",
});
export const segment = part({
  paddingInline: vars.space.half,
  minBlockSize: vars.size.target.min,
  lineHeight: vars.size.target.min,
  borderRadius: vars.radius.tag,
  outline: "none",
  caretColor: "transparent",
  selectors: {
    "&[data-placeholder]": { color: text.muted },
    "&:not([data-type=literal])": { minInlineSize: vars.size.target.min, textAlign: "center" },
    "&[data-type=literal]": { color: text.muted, whiteSpace: "pre", paddingInline: 0 },
    "&[data-disabled]": { color: text.disabled },
    "&[data-focused]": { background: accent.default, color: text.onAccent },
  },
  "@media": { "(forced-colors: active)": { selectors: { "&[data-focused]": { outline: "2px solid Highlight" } } } },
});
