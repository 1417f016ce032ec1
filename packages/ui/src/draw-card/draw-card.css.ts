import { vars } from "@baize/tokens/contract";
import { heading } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

const { color, font, space } = vars;

export const list = part({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(268px, 1fr)",
  overflowX: "auto",
  scrollbarWidth: "none",
  scrollSnapType: "inline proximity",
  // Room for the focus line, which a scrolling row would cut off.
  marginInline: `calc(${vars.space.oneHalf} * -1)`,
  paddingInline: vars.space.oneHalf,
  scrollPaddingInline: "6px",
  paddingBlock: vars.space.oneHalf,
});
export const item = part({
  minInlineSize: 0,
  listStyle: "none",
  scrollSnapAlign: "start",
  borderInlineStart: `${vars.border.width.hair} solid ${color.border.default}`,
  selectors: { "&:first-child": { borderInlineStart: 0 } },
});
export const rows = part({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(268px, 100%), 1fr))",
  columnGap: space[8],
});
export const itemOfRows = part({
  minInlineSize: 0,
  listStyle: "none",
  borderBlockEnd: `${vars.border.width.hair} solid ${color.border.default}`,
});
export const root = part({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.twoHalf,
  blockSize: "100%",
  padding: `${space[3]} ${space[5]}`,
  color: color.text.default,
  textDecoration: "none",
  borderRadius: vars.button.radius,
  selectors: { [`${item}:first-child > &`]: { paddingInlineStart: 0 }, [`${itemOfRows} > &`]: { paddingInline: 0 } },
});
export const row = part({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: space[2],
  minInlineSize: 0,
});
export const name = part({
  ...heading,
  minInlineSize: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  selectors: { "a:hover &": { textDecoration: "underline", textUnderlineOffset: "0.2em", textDecorationThickness: "1px" } },
});
export const issue = part({
  flex: "0 1 auto",
  minInlineSize: "4ch",
  overflowWrap: "anywhere",
  fontSize: font.size.xs,
  color: color.text.muted,
});
export const balls = part({ alignSelf: "flex-start" });
export const next = part({ minInlineSize: 0, overflowWrap: "anywhere", fontSize: font.size.sm, color: color.text.muted });
