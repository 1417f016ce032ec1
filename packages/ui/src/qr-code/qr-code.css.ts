import { vars } from "@baize/tokens/contract";
import { part, parts } from "../theme/part.ts";

const { code, border, text } = vars.color;

export const root = part({
  position: "relative",
  display: "inline-block",
  maxInlineSize: "100%",
  backgroundColor: code.ground,
  color: code.ink,
  borderRadius: vars.radius.tag,
  overflow: "hidden",
  // Light on dark is not read by every camera, whatever the person's own colours are.
  forcedColorAdjust: "none",
});
export const size = parts({
  sm: { inlineSize: "132px" },
  md: { inlineSize: "196px" },
  lg: { inlineSize: "280px" },
});
export const art = part({
  display: "block",
  inlineSize: "100%",
  blockSize: "auto",
  fill: "currentColor",
  shapeRendering: "crispEdges",
});
export const mark = part({
  position: "absolute",
  inset: 0,
  margin: "auto",
  display: "grid",
  placeItems: "center",
  aspectRatio: "1",
  padding: "2%",
  overflow: "hidden",
});
/** The text that replaces a code that is too long. */
export const fallback = part({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[2],
  maxInlineSize: "100%",
  padding: vars.space[3],
  border: `${vars.border.width.hair} dashed ${border.strong}`,
  borderRadius: vars.radius.card,
  fontSize: vars.font.size.sm,
});
export const value = part({
  inlineSize: "100%",
  padding: vars.space[2],
  border: `${vars.border.width.hair} solid ${border.default}`,
  borderRadius: vars.radius.tag,
  background: "none",
  color: text.muted,
  overflowWrap: "anywhere",
  resize: "vertical",
});
