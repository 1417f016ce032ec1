import { createVar, keyframes } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";
import { part, parts } from "../theme/part.ts";

const { color, space, motion } = vars;
const from = createVar();
const ink = createVar();
const deal = keyframes({ from: { transform: `translateX(${from})`, opacity: 0 } });

export const region = part({
  position: "fixed",
  zIndex: vars.zIndex.toast,
  insetInlineEnd: space[4],
  // The application says how much of the lower edge its own bar takes.
  insetBlockEnd: `calc(${space[4]} + var(--toast-offset, 0px) + env(safe-area-inset-bottom))`,
  inlineSize: `min(400px, calc(100% - 2 * ${space[4]}))`,
  maxBlockSize: `calc(100% - 2 * ${space[4]})`,
  // Room for shadows and focus lines, which a scroller would clip.
  padding: space[3],
  margin: `calc(-1 * ${space[3]})`,
  boxSizing: "content-box",
  overflowY: "auto",
  overscrollBehavior: "contain",
  borderRadius: vars.toast.radius,
  pointerEvents: "none",
});
export const list = part({ listStyle: "none", display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[2] });

export const toast = part({
  vars: { [from]: `calc(-1 * ${space[8]})`, [ink]: color.border.strong },
  display: "flex",
  gap: space[3],
  alignItems: "flex-start",
  paddingBlock: space[3],
  paddingInline: vars.space[3],
  color: color.text.default,
  background: color.surface.overlay,
  border: `${vars.border.width.hair} solid ${color.border.default}`,
  borderInlineStart: `5px double ${ink}`,
  borderRadius: vars.toast.radius,
  boxShadow: vars.toast.shadow,
  fontSize: vars.font.size.sm,
  pointerEvents: "auto",
  animation: `${deal} ${motion.duration.deal} ${motion.easing.deal}`,
  selectors: { "&:dir(rtl), [dir=rtl] &": { vars: { [from]: space[8] } } },
  "@media": { "(prefers-reduced-motion: reduce)": { animation: "none" } },
});
export const tone = parts({
  neutral: {},
  positive: { vars: { [ink]: color.positive.default } },
  negative: { vars: { [ink]: color.negative.default } },
  warning: { vars: { [ink]: color.warning.default } },
  info: { vars: { [ink]: color.info.default } },
});
export const icon = part({ flex: "none", color: ink, fontSize: vars.font.size.lg });
export const message = part({ flex: 1, minInlineSize: "min(8ch, 30%)", overflowWrap: "anywhere" });
export const action = part({ flex: "0 1 auto", maxInlineSize: "50%", marginBlock: `calc(${vars.space.half} * -1)` });
export const close = part({
  flex: "none",
  inlineSize: vars.size.control.xs,
  paddingInline: 0,
  marginBlock: `calc(${vars.space.half} * -1)`,
  marginInlineEnd: `calc(${vars.space.oneHalf} * -1)`,
});
