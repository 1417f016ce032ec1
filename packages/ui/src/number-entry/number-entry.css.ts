import { vars } from "@baize/tokens/contract";
import { part } from "../theme/part.ts";

const { color, font, space } = vars;

export const foot = part({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
  paddingBlockStart: space[2],
});
export const count = part({ fontSize: font.size.sm, color: color.text.muted, fontVariantNumeric: "tabular-nums" });
export const actions = part({ display: "inline-flex", flexWrap: "wrap", gap: space[2], marginInlineStart: "auto" });
export const errors = part({ display: "grid", marginBlockStart: space[2] });
export const error = part({
  display: "flex",
  alignItems: "baseline",
  gap: space[2],
  inlineSize: "100%",
  minBlockSize: vars.size.target.min,
  paddingBlock: space[1],
  textAlign: "start",
  fontSize: font.size.sm,
  overflowWrap: "anywhere",
  selectors: { "&:hover": { textDecoration: "underline", textUnderlineOffset: "0.2em" } },
});
export const icon = part({ color: color.negative.default, flex: "none", alignSelf: "center" });
export const written = part({ fontWeight: font.weight.strong });
export const more = part({ paddingBlock: space[1], fontSize: font.size.sm, color: color.text.muted });
