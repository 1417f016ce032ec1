import { vars } from "@baize/tokens/contract";
import { part, parts } from "../theme/part.ts";

const { color } = vars;

export const root = part({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space.oneHalf,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.lineHeight.text,
  overflowWrap: "anywhere",
});
export const icon = part({ marginBlockStart: "0.2em", inlineSize: "1.1em", blockSize: "1.1em" });
export const tone = parts({
  neutral: { color: color.text.muted },
  accent: { color: color.accent.text },
  positive: { color: color.positive.default },
  negative: { color: color.negative.default },
  warning: { color: color.warning.default },
  info: { color: color.info.default },
});
