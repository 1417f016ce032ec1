import { globalStyle } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";
import { ink } from "../cover/cover.css.ts";
import { components } from "../theme/layers.css.ts";
import { transition } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

const { font } = vars;

export const root = part({ minInlineSize: 0, listStyle: "none" });
export const link = part({
  position: "relative",
  isolation: "isolate",
  display: "flex",
  flexDirection: "column",
  justifyContent: "flex-end",
  gap: vars.space.half,
  minBlockSize: `calc(${vars.space[24]} + ${vars.space[4]})`,
  padding: `${vars.space.twoHalf} ${vars.space.twoHalf}`,
  borderRadius: vars.cover.radius,
  overflow: "hidden",
  background: ink.ground,
  color: ink.ink,
  textDecoration: "none",
  forcedColorAdjust: "none",
  transition: transition("box-shadow"),
  // Hover: one more printed line inside the edge, in the palette's own ink.
  selectors: { "&:hover": { boxShadow: `inset 0 0 0 3px ${ink.ground}, inset 0 0 0 4px ${ink.ink}` } },
});
export const art = part({
  position: "absolute",
  zIndex: -1,
  inlineSize: "74px",
  blockSize: `calc(${vars.space[16]} + ${vars.space[3]})`,
  insetInlineEnd: "-8px",
  insetBlockStart: "-10px",
});
/** In the flow, so that large letters make the tile higher instead of covering its name. */
export const tag = part({
  display: "flex",
  maxInlineSize: "100%",
  marginBlock: "-1px auto",
  marginInlineStart: `calc(${vars.space.half} * -1)`,
});
// Elsewhere a badge has one line; here its word may be too long for it.
globalStyle(`${tag}${tag} > *`, {
  "@layer": { [components]: { whiteSpace: "normal", overflowWrap: "anywhere", hyphens: "auto" } },
});
export const mark = part({ fontSize: vars.font.size.md, maxInlineSize: "100%" });
export const count = part({ fontSize: font.size.xs, lineHeight: 1.35 });
