import { vars } from "@baize/tokens/contract";
import { part } from "../theme/part.ts";

// Doubled, so that it overrides the field's box, whose ends may be round where a brand's controls are.
export const box = part({
  selectors: { "&&": { paddingBlock: vars.space[2], borderRadius: `min(${vars.field.radius}, ${vars.radius.card})` } },
});
export const input = part({
  resize: "vertical",
  minBlockSize: `calc(${vars.size.control.md} + ${vars.space[10]})`,
  lineHeight: vars.font.lineHeight.text,
});
export const counter = part({
  display: "block",
  textAlign: "end",
  marginBlockStart: vars.space.oneHalf,
  fontSize: vars.font.size.sm,
  color: vars.color.text.muted,
  fontVariantNumeric: "tabular-nums",
  selectors: { "&[data-over]": { color: vars.color.negative.default, fontWeight: vars.font.weight.strong } },
});
