import { vars } from "@baize/tokens/contract";
import { part, parts } from "../theme/part.ts";

export const root = part({
  display: "inline-flex",
  alignItems: "center",
  gap: "10px",
  maxInlineSize: "100%",
  color: vars.color.text.default,
  fontWeight: 660,
  fontStretch: "112%",
  letterSpacing: "-0.02em",
  lineHeight: 1,
  textDecoration: "none",
  whiteSpace: "nowrap",
});
export const size = parts({
  sm: { fontSize: "1.25rem", gap: "8px" },
  md: { fontSize: "1.5rem", gap: "8px" },
  lg: { fontSize: "1.7rem" },
});
export const mark = part({
  flex: "none",
  inlineSize: "1.25em",
  blockSize: "1.25em",
  backgroundColor: vars.color.accent.default,
  mask: `${vars.brand.mark} center / contain no-repeat`,
  "@media": { "(forced-colors: active)": { backgroundColor: "CanvasText", forcedColorAdjust: "none" } },
});
