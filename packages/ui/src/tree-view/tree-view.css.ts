import { vars } from "@baize/tokens/contract";
import { doubleLine, figure, hiddenVisually, transition } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";

const { color, font, space } = vars;

export const root = part({ containerType: "inline-size", minInlineSize: 0, overflowAnchor: "none" });
/** A window of its own; its size comes from the caller. */
export const own = part({ overflowY: "auto", overscrollBehaviorY: "contain", scrollbarWidth: "thin" });
export const list = part({ overflowAnchor: "none" });
export const row = part({
  display: "flex",
  // Deep down on a phone the count takes a line of its own.
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[1],
  minBlockSize: vars.size.control.md,
  paddingBlock: space[1],
  paddingInlineStart: `calc(${space[1]} + var(--tree-level) * min(22px, 4cqi))`,
  paddingInlineEnd: space[3],
  borderBlockEnd: `${vars.border.width.hair} solid ${color.border.default}`,
  cursor: "pointer",
  transition: transition("background-color"),
  selectors: {
    "&:hover": { backgroundColor: color.control.hover },
    "&[aria-selected=true]": {
      backgroundColor: color.accent.subtle,
      color: color.accent.onSubtle,
      boxShadow: doubleLine(color.accent.subtle, color.accent.border),
      fontWeight: font.weight.strong,
    },
    // The window clips its overflow.
    "&:focus-visible": { outlineOffset: "-3px" },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: { "&[aria-selected=true]:not(:focus-visible)": { outline: "1px solid Highlight", outlineOffset: "-4px" } },
    },
  },
});
export const kind = parts({
  node: {},
  loading: { color: color.text.muted, gap: space[2], cursor: "default" },
  failed: { color: color.negative.default, gap: space[2] },
});
export const caret = part({
  flex: "none",
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.control.xs,
  blockSize: vars.size.control.xs,
});
export const arrow = part({ transition: `rotate ${vars.motion.duration.quick} ${vars.motion.easing.out}` });
/** `rotate` is before `transform`, which turns the caret round in right-to-left: there it must turn the other way. */
export const turned = part({
  rotate: "90deg",
  selectors: { "&:dir(rtl)": { rotate: "-90deg" }, "[dir=rtl] &": { rotate: "-90deg" } },
});
export const label = part({ flex: "1 1 4em", minInlineSize: 0, overflowWrap: "anywhere", textAlign: "start" });
export const count = part({ ...figure, flex: "none", marginInlineStart: "auto", fontSize: font.size.sm });
export const hidden = part(hiddenVisually);
