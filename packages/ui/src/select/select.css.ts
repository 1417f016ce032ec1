import { keyframes } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";
import { listSurface } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

const { accent, control, text } = vars.color;
const dealt = keyframes({ from: { opacity: 0, transform: "translateY(-4px)" } });

export const trigger = part({
  cursor: "pointer",
  selectors: { "&[data-placeholder]": { color: text.muted }, "&[data-placeholder]:disabled": { color: text.disabled } },
});
export const value = part({
  flex: 1,
  minInlineSize: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  lineHeight: vars.font.lineHeight.text,
});
export const caret = part({ flex: "none", color: text.default });

export const content = part({
  minInlineSize: "var(--radix-select-trigger-width)",
  maxInlineSize: "min(var(--radix-select-content-available-width), 30rem)",
  maxBlockSize: "min(var(--radix-select-content-available-height), 22rem)",
  overflow: "hidden",
  ...listSurface(dealt),
});
export const viewport = part({ padding: vars.space[1] });
export const item = part({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: vars.space[3],
  minBlockSize: vars.size.control.md,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  borderRadius: `min(${vars.field.radius}, ${vars.radius.card})`,
  cursor: "pointer",
  outline: "none",
  overflowWrap: "anywhere",
  selectors: {
    "&[data-highlighted]": { background: control.hover },
    "&[data-state=checked]": { fontWeight: vars.font.weight.strong, color: accent.text },
    "&[data-disabled]": { color: text.disabled, cursor: "not-allowed" },
  },
  "@media": { "(forced-colors: active)": { selectors: { "&[data-highlighted]": { outline: "2px solid Highlight" } } } },
});
export const note = part({ display: "block", color: text.muted, fontSize: vars.font.size.sm, fontWeight: vars.font.weight.text });
export const group = part({
  paddingBlock: `${vars.space[2]} ${vars.space[1]}`,
  paddingInline: vars.space[3],
  fontSize: vars.font.size.sm,
  color: text.muted,
});
export const scroll = part({ display: "grid", placeItems: "center", blockSize: vars.space[6], color: text.muted });
