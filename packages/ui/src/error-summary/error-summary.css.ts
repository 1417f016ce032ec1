import { vars } from "@baize/tokens/contract";
import { part } from "../theme/part.ts";

const { border, negative, surface } = vars.color;

export const root = part({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: vars.space[3],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  background: surface.raised,
  border: `${vars.border.width.hair} solid ${border.default}`,
  borderInlineStart: `5px double ${negative.default}`,
  borderRadius: `min(${vars.radius.control}, ${vars.radius.card})`,
  fontSize: vars.font.size.sm,
  overflowWrap: "anywhere",
});
export const sign = part({ color: negative.default, marginBlockStart: "0.1em" });
export const title = part({ fontWeight: vars.font.weight.strong });
export const list = part({
  gridColumn: 2,
  display: "grid",
  gap: vars.space[1],
  marginBlockStart: vars.space[1],
  // Not "none": that would take the list away from VoiceOver.
  listStyleType: '""',
  selectors: { "&:empty": { display: "none" } },
});
export const link = part({
  color: negative.default,
  textUnderlineOffset: "0.2em",
  display: "inline-block",
  minBlockSize: vars.size.target.min,
});
