import { vars } from "@baize/tokens/contract";
import { figure, heading } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

const { color, space, font } = vars;

export const root = part({
  display: "grid",
  justifyItems: "center",
  gap: space[2],
  paddingBlock: space[16],
  paddingInline: vars.size.page.gutter,
  textAlign: "center",
});
/** The table with the number of the page that is not there on its betting spot. */
export const table = part({ position: "relative", inlineSize: "min(320px, 80vw)", marginBlockEnd: space[3] });
export const drawing = part({
  inlineSize: "100%",
  blockSize: "auto",
  fill: "none",
  stroke: color.border.inlay,
  strokeWidth: 0.6,
});
export const code = part({
  ...figure,
  position: "absolute",
  insetBlockStart: "56%",
  insetInlineStart: "50%",
  translate: "-50% -50%",
  paddingInline: "0.2em",
  backgroundColor: color.surface.page,
  fontSize: "clamp(3rem, 16vw, 4.6rem)",
  lineHeight: 1,
  selectors: { "[dir=rtl] &": { translate: "50% -50%" } },
});
export const title = part({ ...heading, fontSize: font.size.xl });
export const text = part({ maxInlineSize: "46ch", color: color.text.muted });
export const actions = part({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: space[2],
  marginBlockStart: space[4],
});
