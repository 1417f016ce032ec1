import { keyframes, type StyleRule } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";
import { closeDelay } from "../overlay/phase.ts";
import { part, parts } from "../theme/part.ts";

const { motion, radius } = vars;
const startIn = keyframes({ from: { insetInlineStart: "-40px", opacity: 0 } });
const endIn = keyframes({ from: { insetInlineEnd: "-40px", opacity: 0 } });
const bottomIn = keyframes({ from: { transform: "translateY(40px)", opacity: 0 } });
const away = keyframes({ to: { opacity: 0 } });

export const layer = part({ padding: 0 });
export const panel = part({
  border: 0,
  borderRadius: radius.none,
  selectors: { "[data-phase=closing] > &": { animation: `${away} ${closeDelay}ms ${motion.easing.inOut} both` } },
});

const upright = (animation: string): StyleRule => ({
  blockSize: "100%",
  maxInlineSize: "calc(100% - 40px)",
  paddingBlock: "env(safe-area-inset-top) env(safe-area-inset-bottom)",
  selectors: { "[data-phase=open] > &": { animation: `${animation} ${motion.duration.deal} ${motion.easing.deal}` } },
  "@media": { "(prefers-reduced-motion: reduce)": { selectors: { "[data-phase] > &": { animation: "none" } } } },
});
const line = `${vars.border.width.hair} solid ${vars.color.border.default}`;

export const along = parts({
  start: { ...upright(startIn), justifySelf: "start", borderInlineEnd: line },
  end: { ...upright(endIn), justifySelf: "end", borderInlineStart: line },
});

export const foot = part({
  alignSelf: "end",
  justifySelf: "center",
  inlineSize: "min(640px, 100%)",
  maxBlockSize: `calc(100% - ${vars.space[12]})`,
  paddingBlockEnd: "env(safe-area-inset-bottom)",
  borderBlockStart: line,
  borderStartStartRadius: vars.dialog.radius,
  borderStartEndRadius: vars.dialog.radius,
  selectors: { "[data-phase=open] > &": { animation: `${bottomIn} ${motion.duration.deal} ${motion.easing.deal}` } },
  "@media": { "(prefers-reduced-motion: reduce)": { selectors: { "[data-phase] > &": { animation: "none" } } } },
});

export const size = parts({ sm: { inlineSize: "300px" }, md: { inlineSize: "400px" }, lg: { inlineSize: "520px" } });
