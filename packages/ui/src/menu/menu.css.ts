import { keyframes } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";
import { part, parts } from "../theme/part.ts";

const { color, space, font } = vars;
const appear = keyframes({ from: { opacity: 0, transform: "translateY(-4px)" } });

export const list = part({
  zIndex: vars.zIndex.overlay,
  minInlineSize: "max(200px, var(--radix-popper-anchor-width, 0px))",
  maxInlineSize: "min(360px, calc(100vi - 16px))",
  maxBlockSize: "var(--radix-popper-available-height, 80vb)",
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: space[1],
  color: color.text.default,
  background: color.surface.overlay,
  border: `${vars.border.width.hair} solid ${color.border.default}`,
  borderRadius: vars.menu.radius,
  boxShadow: vars.menu.shadow,
  animation: `${appear} ${vars.motion.duration.quick} ${vars.motion.easing.out}`,
  "@media": { "(prefers-reduced-motion: reduce)": { animation: "none" } },
  selectors: { "&:focus": { outline: "none" } },
});

export const item = part({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minBlockSize: vars.size.control.sm,
  paddingBlock: space[1],
  paddingInline: space[3],
  borderRadius: vars.radius.control,
  color: "inherit",
  fontSize: font.size.sm,
  textDecoration: "none",
  cursor: "pointer",
  userSelect: "none",
  selectors: {
    // Focus follows the pointer: one row is lit, however it was reached.
    "&:focus, &[data-state=open]": { background: color.control.hover },
    // The outline is inside the row, because rows touch.
    "&:focus-visible": { outlineOffset: "-2px" },
    "&:active:not([aria-disabled=true])": { background: color.control.pressed },
    "&[aria-disabled=true]": { color: color.text.disabled, cursor: "not-allowed" },
  },
  "@media": { "(pointer: coarse)": { minBlockSize: vars.size.target.touch } },
});

export const tone = parts({ neutral: {}, negative: { color: color.negative.default } });
export const label = part({ flex: 1, minInlineSize: 0, overflowWrap: "anywhere" });
export const hint = part({ color: color.text.muted, fontSize: font.size.xs, fontVariantNumeric: "tabular-nums" });
/** Room for the mark, so that words stay in line whether it is there or not. */
export const markable = part({ paddingInlineStart: `calc(2 * ${space[3]} + 1.25em)` });
export const mark = part({ position: "absolute", insetInlineStart: space[3], color: color.accent.text });
export const separator = part({
  border: 0,
  blockSize: vars.border.width.hair,
  marginBlock: space[1],
  background: color.border.default,
});
export const groupLabel = part({
  paddingBlock: space[2],
  paddingInline: space[3],
  paddingBlockEnd: space[1],
  color: color.text.muted,
  fontSize: font.size.xs,
  fontWeight: font.weight.medium,
});
