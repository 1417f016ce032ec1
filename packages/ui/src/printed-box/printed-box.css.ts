import { fallbackVar } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";
import { figure, inlayEdge } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";
import { boxGround } from "./ground.css.ts";

/** The legend's first line, and half of it. */
const first = `calc(${vars.font.size.lg} * ${vars.font.lineHeight.heading})`;
const half = `calc(${first} / 2)`;
const ground = fallbackVar(boxGround, vars.color.surface.page);

export const root = part({
  position: "relative",
  minInlineSize: 0,
  // Half of the legend's first line is above the box.
  marginBlockStart: half,
  paddingInline: vars.space[4],
  paddingBlockEnd: vars.space[4],
  selectors: { "&::before": inlayEdge },
  "@media": { "(forced-colors: active)": { border: "1px solid" } },
});
/** The row of the legend, whose first line interrupts the box's line; further lines are inside the box. */
export const line = part({
  position: "relative",
  display: "flex",
  justifyContent: "space-between",
  alignItems: "flex-start",
  gap: vars.space[4],
  marginInline: `calc(${vars.space[5]} - ${vars.space[4]})`,
  insetBlockStart: `calc(-1 * ${half})`,
  pointerEvents: "none",
});
const patch = { background: ground, paddingInline: vars.space[2], pointerEvents: "auto" } as const;
export const legend = part({
  ...patch,
  display: "flex",
  alignItems: "center",
  gap: "0.45em",
  minInlineSize: 0,
  fontSize: vars.font.size.lg,
});
export const title = part({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });
export const tone = parts({
  neutral: {},
  negative: { color: vars.color.negative.default },
  warning: { color: vars.color.warning.default },
});
export const count = part({ ...figure, fontSize: "0.85em", color: vars.color.text.muted });
export const action = part({
  ...patch,
  display: "flex",
  alignItems: "center",
  flex: "none",
  minBlockSize: first,
  fontSize: vars.font.size.sm,
  lineHeight: 1.2,
});
