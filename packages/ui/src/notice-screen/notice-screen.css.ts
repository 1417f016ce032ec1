import { vars } from "@baize/tokens/contract";
import { globalStyle } from "@vanilla-extract/css";
import { heading, inlay } from "../theme/mixins.ts";
import { components } from "../theme/layers.css.ts";
import { part } from "../theme/part.ts";

const { color, space, font } = vars;

export const root = part({
  display: "grid",
  grid: "auto 1fr / minmax(0, 1fr)",
  minBlockSize: "100dvh",
  padding: vars.size.page.gutter,
});
export const brand = part({ paddingBlock: space[4], display: "flex", justifyContent: "center" });
export const panel = part({
  position: "relative",
  alignSelf: "center",
  justifySelf: "center",
  inlineSize: "100%",
  maxInlineSize: "600px",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  gap: space[4],
  padding: `${space[10]} ${space[6]}`,
  marginBlockEnd: space[12],
  borderRadius: vars.radius.panel,
  backgroundColor: color.surface.raised,
  textAlign: "center",
  selectors: { "&::after": inlay },
  "@media": { "(forced-colors: active)": { border: "1px solid", selectors: { "&::after": { content: "none" } } } },
});
// What is centred is as wide as its longest word, which may be wider than a phone.
globalStyle(`${panel} > *`, { "@layer": { [components]: { maxInlineSize: "100%" } } });
export const drawing = part({
  inlineSize: "110px",
  blockSize: `calc(${vars.space[16]} + ${vars.space.oneHalf})`,
  fill: "none",
  stroke: color.border.inlay,
  strokeWidth: 1.25,
});
export const notice = part({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  maxInlineSize: "100%",
  justifyItems: "center",
  gap: space[2],
});
export const title = part({ ...heading, maxInlineSize: "100%", overflowWrap: "anywhere", fontSize: font.size.xl });
export const text = part({ maxInlineSize: "46ch", color: color.text.muted, overflowWrap: "anywhere" });
export const rule = part({
  inlineSize: "min(180px, 50%)",
  margin: 0,
  border: 0,
  borderBlockStart: `${vars.border.width.hair} solid ${color.border.inlay}`,
});
export const actions = part({
  display: "flex",
  maxInlineSize: "100%",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: space[2],
  marginBlockStart: space[2],
});
