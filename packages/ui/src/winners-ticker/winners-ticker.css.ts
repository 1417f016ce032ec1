import { createVar, keyframes } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";
import { part } from "../theme/part.ts";

const { color, font, space } = vars;
const still = "(prefers-reduced-motion: reduce)";
/** One round: the whole list, towards the start edge. */
const away = createVar("away");
const roll = keyframes({ to: { transform: `translateX(${away})` } });

export const root = part({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minInlineSize: 0,
  paddingInlineStart: space[2],
  borderBlock: `${vars.border.width.hair} solid ${color.border.default}`,
  "@media": { [still]: { alignItems: "flex-start" } },
});
export const viewport = part({
  flex: 1,
  minInlineSize: 0,
  overflow: "hidden",
  // Wins fade at the edges instead of being cut.
  maskImage: "linear-gradient(90deg, transparent, currentColor 24px, currentColor calc(100% - 24px), transparent)",
  "@media": { [still]: { maskImage: "none" } },
});
export const track = part({
  display: "flex",
  inlineSize: "max-content",
  minInlineSize: "100%",
  vars: { [away]: "-50%" },
  animationName: roll,
  animationTimingFunction: "linear",
  animationIterationCount: "infinite",
  selectors: {
    "&:dir(rtl), [dir=rtl] &": { vars: { [away]: "50%" } },
    // Doubled: the base layer's rule for reduced motion is the only one that outranks it.
    "[data-paused] &, [data-component=winners-ticker]:hover &, [data-component=winners-ticker]:focus-within &": {
      animationPlayState: "paused",
    },
  },
  "@media": { [still]: { animationName: "none", inlineSize: "auto" } },
});
export const list = part({
  flex: "none",
  display: "flex",
  minInlineSize: "50%",
  justifyContent: "space-around",
  "@media": { [still]: { flex: 1, flexWrap: "wrap", justifyContent: "flex-start", minInlineSize: 0 } },
});
/** The list once more, so that the round has no gap. */
export const copy = part({ "@media": { [still]: { display: "none" } } });
export const item = part({
  display: "flex",
  alignItems: "baseline",
  gap: space[2],
  paddingBlock: space[2],
  paddingInline: space[4],
  fontSize: font.size.sm,
  whiteSpace: "nowrap",
  "@media": { [still]: { flexWrap: "wrap", whiteSpace: "normal", gap: `0 ${space[2]}` } },
});
export const detail = part({ color: color.text.muted, fontSize: font.size.xs });
export const prize = part({ color: color.win });
/** Nothing moves, so there is nothing to stop. */
export const toggle = part({ selectors: { "&&": { flex: "none" } }, "@media": { [still]: { display: "none" } } });
export const empty = part({ flex: 1, paddingBlock: space[2], paddingInlineEnd: space[2] });
