import { keyframes } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";
import { boxGround } from "../printed-box/ground.css.ts";
import { part } from "../theme/part.ts";

const { color, space } = vars;
const appear = keyframes({ from: { opacity: 0, transform: "translateY(-4px)" } });

export const panel = part({
  vars: { [boxGround]: vars.color.surface.overlay },
  position: "relative",
  zIndex: vars.zIndex.overlay,
  inlineSize: "max-content",
  maxInlineSize: "min(360px, calc(100vi - 16px))",
  maxBlockSize: "var(--radix-popover-content-available-height, 80vb)",
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: space[4],
  color: color.text.default,
  background: color.surface.overlay,
  border: `${vars.border.width.hair} solid ${color.border.default}`,
  borderRadius: vars.menu.radius,
  boxShadow: vars.menu.shadow,
  fontSize: vars.font.size.sm,
  animation: `${appear} ${vars.motion.duration.quick} ${vars.motion.easing.out}`,
  "@media": { "(prefers-reduced-motion: reduce)": { animation: "none" } },
});
export const closable = part({ paddingInlineEnd: space[10] });
export const close = part({
  position: "absolute",
  insetBlockStart: space[2],
  insetInlineEnd: space[2],
  inlineSize: vars.size.control.xs,
  paddingInline: 0,
  // The ring keeps clear of the words beside it.
  selectors: { "&:focus-visible": { outlineOffset: "0px" } },
});
