import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";
import { wide } from "@baize/ui/styles/mixins";

const { space } = vars;

export const choice = style({ paddingBlock: space[3], justifyContent: "space-between", flexWrap: "nowrap" });
export const select = style({ flex: "1 1 8rem", minInlineSize: 0, maxInlineSize: "24rem" });
/** The draw above, the board and the slip below. */
export const table = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[5],
  paddingBlock: `${space[5]} ${space[12]}`,
});
/** The figures of the draw: what was drawn, and how long tickets are taken. */
export const figures = style({ display: "flex", flexWrap: "wrap", alignItems: "start", gap: `${space[4]} ${space[6]}` });
export const figure = style({ display: "grid", gap: space[1], minInlineSize: 0 });
/** Board and slip side by side where there is room; below that the slip's bar keeps to the foot of the window over the whole board. */
export const board = style({
  minInlineSize: 0,
  "@media": {
    [wide.xl]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) 356px", alignItems: "start", gap: space[5] },
  },
});
const belowHeader = `calc(${vars.size.bar.header} * 2 + ${space[3]})`;
/** The bar of the slip lies on the foot of a narrow window, above the navigation. */
const aboveSlip = `calc(${vars.size.bar.bottomNav} + ${space[16]})`;
/** What gets the focus is scrolled clear of the header, and of the bar of the slip. */
globalStyle(`${board} :is(a, button, input, select, textarea)`, { scrollMarginBlock: `${belowHeader} ${aboveSlip}` });
/** Beside a board that is longer than the window, the slip stays in view. */
export const slip = style({
  "@media": {
    [wide.xl]: {
      position: "sticky",
      insetBlockStart: belowHeader,
      maxBlockSize: `calc(100dvh - ${belowHeader} - ${space[3]})`,
    },
  },
});
/** The header does not cover its beginning, which a person is led to. */
export const maker = style({
  minInlineSize: 0,
  paddingBlockEnd: space[4],
  scrollMarginBlockStart: `calc(${vars.size.bar.header} + ${space[3]})`,
  "@media": { [wide.xl]: { scrollMarginBlockStart: belowHeader } },
});
/** The numbers of a bet, of which there may be thousands. */
export const pick = style({ maxBlockSize: "160px" });
/** Placeholder: the head of the table and a board. */
export const room = style({ minBlockSize: "480px" });
export const sections = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[8],
  paddingBlock: `${space[6]} ${space[12]}`,
});
/** The header does not cover what has the focus here. */
globalStyle(`${sections} :is(a, button, [role=tabpanel])`, { scrollMarginBlockStart: belowHeader });
