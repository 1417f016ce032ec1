import { keyframes } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";
import { part } from "../theme/part.ts";

const appear = keyframes({ from: { opacity: 0 } });

export const tip = part({
  zIndex: vars.zIndex.overlay,
  maxInlineSize: "min(280px, calc(100vi - 16px))",
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  color: vars.color.text.inverse,
  background: vars.color.surface.inverse,
  borderRadius: vars.radius.tag,
  fontSize: vars.font.size.xs,
  animation: `${appear} ${vars.motion.duration.instant} ${vars.motion.easing.out}`,
  "@media": {
    "(prefers-reduced-motion: reduce)": { animation: "none" },
    "(forced-colors: active)": { border: "1px solid CanvasText" },
  },
});
