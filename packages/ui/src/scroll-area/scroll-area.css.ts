import { vars } from "@baize/tokens/contract";
import { part, parts } from "../theme/part.ts";

const { color } = vars;

/** Around the scroller, because a shadow inside it would scroll away. */
export const root = part({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  minBlockSize: 0,
  overflow: "clip",
  selectors: {
    "&::before, &::after": {
      content: '""',
      position: "absolute",
      zIndex: vars.zIndex.raised,
      pointerEvents: "none",
      opacity: 0,
      transition: `opacity ${vars.motion.duration.quick} ${vars.motion.easing.out}`,
    },
    "&[data-before]::before, &[data-after]::after": { opacity: 1 },
  },
});

const shade = `color-mix(in oklab, ${color.text.default} 22%, transparent)`;
const line = { background: color.border.strong, boxShadow: `0 0 10px 2px ${shade}` } as const;
/** A hairline at the edge and its soft shadow, the same in both directions. */
export const edges = parts({
  vertical: {
    selectors: {
      "&::before": { ...line, insetInline: 0, insetBlockStart: 0, blockSize: vars.border.width.hair },
      "&::after": { ...line, insetInline: 0, insetBlockEnd: 0, blockSize: vars.border.width.hair },
    },
  },
  horizontal: {
    selectors: {
      "&::before": { ...line, insetBlock: 0, insetInlineStart: 0, inlineSize: "1px" },
      "&::after": { ...line, insetBlock: 0, insetInlineEnd: 0, inlineSize: "1px" },
    },
  },
});
// The outline is inside, because the frame clips the outside.
const focus = { selectors: { "&:focus-visible": { outlineOffset: "-2px" } } } as const;
export const scroller = parts({
  vertical: { minBlockSize: 0, overflowY: "auto", overflowX: "clip", overscrollBehaviorY: "contain", ...focus },
  horizontal: { minInlineSize: 0, overflowX: "auto", overflowY: "clip", overscrollBehaviorX: "contain", ...focus },
});
