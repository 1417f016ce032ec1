import { vars } from "@baize/tokens/contract";
import { part, parts } from "../theme/part.ts";

export const row = part({
  display: "grid",
  gridTemplateColumns: "minmax(88px, 1fr) auto auto",
  gap: vars.space[2],
  alignItems: "center",
});
/** Captchas are drawn dark on light: the picture keeps its light background in the dark theme. */
export const picture = part({
  display: "grid",
  placeItems: "center",
  inlineSize: "118px",
  overflow: "hidden",
  borderRadius: vars.field.radius,
  background: vars.color.control.neutral,
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
  lineHeight: 1.2,
  textAlign: "center",
});
export const pictureSize = parts({
  sm: { blockSize: vars.size.control.sm },
  md: { blockSize: vars.size.control.md },
  lg: { blockSize: vars.size.control.lg },
});
export const image = part({ inlineSize: "100%", blockSize: "100%", objectFit: "fill" });
export const other = part({ marginBlockStart: vars.space[2], fontSize: vars.font.size.sm });
