import { vars } from "@baize/tokens/contract";
import { heading } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

const { color, space } = vars;

export const root = part({
  display: "grid",
  grid: "auto minmax(0, 1fr) / minmax(0, 1fr)",
  blockSize: "100%",
  minBlockSize: "420px",
  backgroundColor: color.surface.bar,
  color: color.text.default,
});
export const bar = part({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minBlockSize: vars.size.control.lg,
  paddingInline: space[2],
  borderBlockEnd: `${vars.border.width.hair} solid ${color.border.default}`,
});
export const title = part({
  ...heading,
  flex: 1,
  minInlineSize: 0,
  fontSize: vars.font.size.md,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const info = part({ flex: "0 1 auto" });
export const stage = part({ position: "relative", minBlockSize: 0 });
export const frame = part({ position: "absolute", inset: 0, inlineSize: "100%", blockSize: "100%", border: 0 });
export const cover = part({
  position: "absolute",
  inset: 0,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "center",
  justifyItems: "center",
  textAlign: "center",
  gap: space[3],
  padding: space[5],
  overflow: "auto",
  overflowWrap: "anywhere",
  backgroundColor: color.surface.page,
});
export const spinner = part({ inlineSize: vars.size.control.md, blockSize: vars.size.control.md, color: color.accent.default });
export const drawing = part({
  inlineSize: "88px",
  blockSize: `calc(${vars.space[12]} + ${vars.space[2]})`,
  fill: "none",
  stroke: color.border.inlay,
  strokeWidth: 1.5,
});
export const text = part({ maxInlineSize: "44ch", color: color.text.muted });
export const actions = part({ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: space[2] });
