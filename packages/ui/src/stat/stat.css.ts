import { vars } from "@baize/tokens/contract";
import { figure } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";

/** One table line above, one below, hairlines between: as many in a row as fit, two on a phone, one where letters are twice as large. */
export const group = part({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(max(min(148px, 50% - 1px), 10.5rem - 40px), 100%), 1fr))",
  gap: vars.border.width.hair,
  margin: 0,
  borderBlock: `${vars.border.width.hair} solid ${vars.color.border.inlay}`,
  overflow: "hidden",
});

export const root = part({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: vars.space.half,
  minInlineSize: 0,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  // The hairline is drawn outside the start edge: the first of a row loses it to the group's overflow.
  selectors: {
    "&::before": {
      content: '""',
      position: "absolute",
      insetBlock: 0,
      insetInlineStart: "-1px",
      borderInlineStart: `${vars.border.width.hair} solid ${vars.color.border.default}`,
    },
  },
});
export const label = part({ overflowWrap: "anywhere", color: vars.color.text.muted, fontSize: vars.font.size.xs });
export const value = part({
  ...figure,
  margin: 0,
  lineHeight: 1.15,
  fontSize: "clamp(1.4rem, 6.6vw, 1.9rem)",
  whiteSpace: "normal",
});
/** Of its own direction: "−3.1%" keeps its sign in front, from right to left too. */
export const note = part({
  alignSelf: "flex-start",
  maxInlineSize: "100%",
  overflowWrap: "anywhere",
  unicodeBidi: "plaintext",
  margin: 0,
  fontSize: vars.font.size.xs,
  color: vars.color.text.muted,
});
export const tone = parts({
  neutral: {},
  positive: { color: vars.color.positive.default },
  negative: { color: vars.color.negative.default },
  win: { color: vars.color.win },
  lose: { color: vars.color.lose },
});
