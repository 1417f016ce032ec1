import { style } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";
import { wide } from "@baize/ui/styles/mixins";

const { font, space } = vars;

/** The next draw, and the panel to play it. */
export const table = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[8],
  paddingBlock: `${space[6]} ${space[10]}`,
  "@media": {
    [wide.xl]: {
      gridTemplateColumns: "minmax(0, 1fr) 420px",
      alignItems: "start",
      paddingBlock: `${space[10]} ${space[12]}`,
    },
  },
});
export const hero = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[6], minInlineSize: 0 });
/** The figures of the draw: what was drawn, and when it is drawn again. */
export const figures = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  gap: `${space[5]} ${space[10]}`,
});
export const figure = style({ display: "grid", gap: space[2], minInlineSize: 0 });
export const clock = style({ fontSize: `clamp(${font.size["3xl"]}, 12vw, 4.5rem)`, lineHeight: 1 });
/** Placeholder: two lines of heading and a line of balls. */
export const room = style({ minBlockSize: "260px" });
export const sections = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[10],
  paddingBlock: `${space[8]} ${space[12]}`,
});
