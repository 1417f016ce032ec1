import { keyframes } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";
import { listSurface } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

const { accent, control } = vars.color;
const dealt = keyframes({ from: { opacity: 0, transform: "translateY(-4px)" } });

export const content = part({
  display: "flex",
  flexDirection: "column",
  minInlineSize: "var(--radix-popover-trigger-width)",
  maxInlineSize: "min(var(--radix-popover-content-available-width), 30rem)",
  maxBlockSize: "min(var(--radix-popover-content-available-height, 22rem), 22rem)",
  ...listSurface(dealt),
});
export const head = part({ flex: "none", padding: vars.space[1], paddingBlockEnd: 0 });
export const view = part({
  flex: "0 1 auto",
  minBlockSize: 0,
  padding: vars.space[1],
  overflowY: "auto",
  overscrollBehavior: "contain",
  outline: "none",
});
export const item = part({
  selectors: {
    "&[data-hovered], &[data-focused]": { background: control.hover },
    "&[data-selected]": { fontWeight: vars.font.weight.strong, color: accent.text },
    "&[data-focus-visible]": { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: "-2px" },
  },
});
