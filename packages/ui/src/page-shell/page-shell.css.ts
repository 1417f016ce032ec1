import { vars } from "@baize/tokens/contract";
import { wide } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

const bottomBar = `calc(${vars.size.bar.bottomNav} + ${vars.border.width.hair} + env(safe-area-inset-bottom))`;

export const root = part({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto 1fr auto",
  minBlockSize: "100dvh",
  backgroundColor: vars.color.surface.page,
});
export const header = part({ position: "sticky", insetBlockStart: 0, zIndex: vars.zIndex.nav });
export const body = part({ minInlineSize: 0, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", alignItems: "start" });
/** The side menu is a column from 1080 px; on a phone the application puts the same menu into a drawer. */
export const withSide = part({
  "@media": {
    [wide.xl]: {
      gridTemplateColumns: "250px minmax(0, 1fr)",
      columnGap: vars.space[8],
      inlineSize: "100%",
      maxInlineSize: vars.size.page.max,
      marginInline: "auto",
      paddingInline: vars.size.page.gutterWide,
    },
  },
});
export const side = part({
  display: "none",
  "@media": { [wide.xl]: { display: "block", position: "sticky", insetBlockStart: "120px", paddingBlock: vars.space[6] } },
});
/** Two bars of header stay above: the target of a jump link must not be below them. */
export const main = part({ minInlineSize: 0, scrollMarginBlockStart: "120px", selectors: { "&:focus": { outline: "none" } } });
/** Room for the bar that covers the page's end on a phone. */
export const aboveBar = part({ paddingBlockEnd: bottomBar, "@media": { [wide.xl]: { paddingBlockEnd: 0 } } });
export const footer = part({ backgroundColor: vars.color.surface.bar });
