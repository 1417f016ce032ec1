import { globalStyle } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";
import { components } from "../theme/layers.css.ts";
import { figure, heading, wide } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

const { color } = vars;

export const root = part({
  paddingBlock: vars.space[8],
  backgroundColor: color.surface.bar,
  fontSize: vars.font.size.sm,
});
/** Two columns on a phone; from 900 px the brand's own column is the widest and the others share the rest. */
export const columns = part({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space[6],
  "@media": {
    [wide.lg]: { gridTemplateColumns: "1.7fr", gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" },
    "screen and (max-width: 359.98px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
export const about = part({ display: "grid", alignContent: "start", gap: vars.space[3], minInlineSize: 0 });
export const brand = part({});
globalStyle(`${brand} > a`, {
  "@layer": {
    [components]: { display: "inline-flex", alignItems: "center", minBlockSize: vars.size.target.touch, textDecoration: "none" },
  },
});
export const description = part({ color: color.text.muted, maxInlineSize: "36ch", overflowWrap: "anywhere" });
export const limits = part({ display: "flex", alignItems: "center", gap: vars.space[2] });
export const age = part({
  ...figure,
  flex: "none",
  display: "grid",
  placeItems: "center",
  inlineSize: "40px",
  blockSize: vars.space[10],
  border: `1.5px solid ${color.text.muted}`,
  borderRadius: "50%",
  fontSize: vars.font.size.md,
});
export const column = part({ minInlineSize: 0 });
export const title = part({ ...heading, fontSize: vars.font.size.md, marginBlockEnd: vars.space.oneHalf });
export const list = part({ margin: 0, padding: 0 });
export const link = part({
  display: "inline-block",
  minInlineSize: vars.size.target.min,
  paddingBlock: vars.space[1],
  color: color.text.muted,
  textDecoration: "none",
  textAlign: "start",
  overflowWrap: "anywhere",
  selectors: { "&:hover": { color: color.text.default, textDecoration: "underline" } },
});
export const base = part({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[4],
  overflowWrap: "anywhere",
  marginBlockStart: vars.space[6],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.border.width.hair} solid ${color.border.default}`,
  color: color.text.muted,
});
export const marks = part({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[4],
  color: color.text.default,
});
