import { vars } from "@baize/tokens/contract";
import { wide } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

const { space } = vars;

/** One row that scrolls sideways; a grid of four columns from 1080 px. */
export const row = part({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "138px",
  gap: space[2],
  overflowX: "auto",
  scrollbarWidth: "none",
  scrollSnapType: "inline proximity",
  marginInline: `calc(${space[4]} * -1 + ${vars.border.width.hair})`,
  // Room for the focus line, which a scrolling row would cut off.
  paddingBlock: vars.space.oneHalf,
  paddingInline: space[4],
  scrollPaddingInline: space[4],
  "@media": {
    [wide.xl]: {
      gridAutoFlow: "row",
      gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
      gap: space[3],
      overflow: "visible",
    },
  },
});
export const item = part({ scrollSnapAlign: "start" });
