import { vars } from "@baize/tokens/contract";
import { figure, heading } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

const { color, space, font } = vars;

export const root = part({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  gap: space[2],
  paddingBlock: space[16],
  paddingInline: vars.size.page.gutter,
  textAlign: "center",
});
/** The table with the error number on its betting spot. */
export const table = part({ display: "grid", inlineSize: "min(320px, 80vw)", marginBlockEnd: space[3] });
export const drawing = part({
  gridArea: "1 / 1",
  inlineSize: "100%",
  blockSize: "auto",
  fill: "none",
  stroke: color.border.inlay,
  strokeWidth: 0.6,
});
export const code = part({
  ...figure,
  gridArea: "1 / 1",
  placeSelf: "center",
  // The optical centre of a half-moon is below the centre of its box.
  marginBlockStart: "8%",
  paddingInline: "0.15em",
  backgroundColor: color.surface.page,
  fontSize: "clamp(3rem, 16vw, 4.6rem)",
  lineHeight: 1,
});
export const title = part({ ...heading, maxInlineSize: "100%", overflowWrap: "anywhere", fontSize: font.size.xl });
export const text = part({ overflowWrap: "anywhere", maxInlineSize: "46ch", color: color.text.muted });
export const actions = part({
  display: "flex",
  maxInlineSize: "100%",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: space[2],
  marginBlockStart: space[4],
});
