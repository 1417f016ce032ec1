import { vars } from "@baize/tokens/contract";
import { heading } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

export const root = part({
  display: "grid",
  justifyItems: "center",
  textAlign: "center",
  gap: vars.space[2],
  padding: `${vars.space[8]} ${vars.space[4]}`,
});
export const table = part({
  inlineSize: "88px",
  blockSize: "56px",
  marginBlockEnd: vars.space[2],
  fill: "none",
  stroke: vars.color.border.inlay,
  strokeWidth: 1.5,
});
export const title = part({ ...heading, fontSize: vars.font.size.lg });
export const text = part({ color: vars.color.text.muted, maxInlineSize: "44ch" });
export const action = part({ marginBlockStart: vars.space[3] });
