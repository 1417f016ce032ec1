import { style } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";
import { wide } from "@baize/ui/styles/mixins";

export const hero = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[8],
  paddingBlock: `${vars.space[5]} ${vars.space[10]}`,
  "@media": {
    [wide.xl]: {
      gridTemplateColumns: "minmax(0, 1fr) 372px",
      alignItems: "start",
      paddingBlock: `${vars.space[8]} ${vars.space[12]}`,
    },
  },
});
export const sections = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[12],
  paddingBlock: vars.space[10],
  // Until they load, they keep the footer out of view.
  minBlockSize: "100vh",
  alignContent: "start",
});
export const vendorRows = style({
  display: "grid",
  gap: vars.space[8],
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [wide.lg]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: vars.space[6] } },
});
/** Wide windows have the bar under the header. */
export const categoryTiles = style({ "@media": { [wide.xl]: { display: "none" } } });
/** A line of news: the title at the start, the day at the end. */
export const newsItem = style({ flexWrap: "wrap", justifyContent: "space-between", textAlign: "start" });

/** Reserved space as high as the content will be, so that nothing below moves. */
const room = (phone: string, tablet: string, desk: string) =>
  style({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    minBlockSize: phone,
    "@media": { [wide.md]: { minBlockSize: tablet }, [wide.xl]: { minBlockSize: desk } },
  });
export const categoryTilesRoom = room("83px", "83px", "0");
export const bannerRoom = room("285px", "248px", "449px");
export const winnersRoom = style([
  room("238px", "238px", "459px"),
  // Without a banner beside it.
  { selectors: { "&:only-child": { gridColumn: "1 / -1" } } },
]);
export const drawsRoom = room("140px", "140px", "140px");
export const popularRoom = room("1405px", "1119px", "673px");
