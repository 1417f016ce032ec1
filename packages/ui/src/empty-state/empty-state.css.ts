import { vars } from "@baize/tokens/contract";
import { heading } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

export const root = part({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  textAlign: "center",
  gap: vars.space[2],
  padding: `${vars.space[8]} ${vars.space[4]}`,
});
export const table = part({
  inlineSize: "88px",
  blockSize: `calc(${vars.space[12]} + ${vars.space[2]})`,
  marginBlockEnd: vars.space[2],
  fill: "none",
  stroke: vars.color.border.inlay,
  strokeWidth: 1.5,
});
export const title = part({ ...heading, maxInlineSize: "100%", overflowWrap: "anywhere", fontSize: vars.font.size.lg });
export const text = part({ overflowWrap: "anywhere", color: vars.color.text.muted, maxInlineSize: "44ch" });
export const action = part({ maxInlineSize: "100%", marginBlockStart: vars.space[3] });
