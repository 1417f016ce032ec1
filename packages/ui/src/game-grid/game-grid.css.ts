import { vars } from "@baize/tokens/contract";
import { figure, inlayEdge } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

const { color, font, space } = vars;

export const all = part({ display: "flex", listStyle: "none", minInlineSize: 0 });
/** The printed box at the end. It leaves the caption's line free, so that it ends where the covers end. */
export const allLink = part({
  position: "relative",
  flex: 1,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "center",
  gap: vars.space.half,
  minBlockSize: `calc(${vars.space[24]} + ${vars.space[6]})`,
  marginBlockEnd: `calc(5px + 1.35 * ${font.size.xs})`,
  paddingInline: space[2],
  color: color.text.default,
  fontSize: font.size.sm,
  textAlign: "center",
  textDecoration: "none",
  selectors: { "&::before": inlayEdge, "&:hover": { backgroundColor: color.control.hover } },
  "@media": { "(forced-colors: active)": { border: "1px solid" } },
});
export const allFigure = part({
  ...figure,
  fontSize: vars.font.size["2xl"],
  lineHeight: 1.1,
  color: color.accent.text,
  whiteSpace: "normal",
  overflowWrap: "anywhere",
});
