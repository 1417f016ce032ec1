import { style } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";
import { wide } from "@baize/ui/theme/mixins";

/** Air between the header, a page and the footer. */
export const page = style({ paddingBlock: `${vars.space[8]} ${vars.space[12]}` });
/** Parts side by side keep their own heights. */
export const fromTop = style({ alignItems: "start" });
/** Cards of one row are as high as the highest. */
export const filling = style({ blockSize: "100%" });
/** A form of money beside what became of it before; one after the other where there is no room. */
export const formAndList = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: vars.space[6],
  "@media": { [wide.xl]: { gridTemplateColumns: "minmax(0, 400px) minmax(0, 1fr)", columnGap: vars.space[8] } },
});
/** A choice or an action by itself is as wide as a phone, however wide the page is. */
export const phoneWide = style({ inlineSize: "100%", maxInlineSize: "24rem" });
