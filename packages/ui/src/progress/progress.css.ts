import { keyframes } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";
import { figure, hiddenVisually } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";

const slide = keyframes({ from: { insetInlineStart: "-40%" }, to: { insetInlineStart: "100%" } });

export const root = part({ position: "relative", display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[1] });
export const native = part(hiddenVisually);
export const words = part({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `0 ${vars.space[3]}`,
  fontSize: vars.font.size.sm,
  overflowWrap: "anywhere",
});
export const value = part({ ...figure, whiteSpace: "normal", color: vars.color.text.muted });
/** A groove with a printed line, the filled part in the tone. */
export const track = part({
  position: "relative",
  overflow: "hidden",
  blockSize: vars.space[2],
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.surface.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.border.strong}`,
});
export const fill = part({
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: 0,
  borderRadius: "inherit",
  transition: `inline-size ${vars.motion.duration.settle} ${vars.motion.easing.out}`,
  "@media": { "(forced-colors: active)": { backgroundColor: "CanvasText" } },
});
export const unknown = part({
  inlineSize: "40%",
  animation: `${slide} 1.6s linear infinite`,
  "@media": { "(prefers-reduced-motion: reduce)": { inlineSize: "100%", opacity: 0.4, insetInlineStart: 0, animation: "none" } },
});
export const tone = parts({
  accent: { backgroundColor: vars.color.accent.default },
  positive: { backgroundColor: vars.color.positive.solid },
  negative: { backgroundColor: vars.color.negative.solid },
  warning: { backgroundColor: vars.color.warning.solid },
  info: { backgroundColor: vars.color.info.solid },
});
