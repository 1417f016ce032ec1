import { style } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";
import { wide } from "@baize/ui/styles/mixins";

/** Space between the header, a page and the footer. */
export const page = style({ paddingBlock: `${vars.space[8]} ${vars.space[12]}` });
/** The same under a PageHeading, which has the space above. */
export const underHeading = style({ paddingBlock: `${vars.space[5]} ${vars.space[12]}` });
/** Parts side by side keep their own heights. */
export const fromTop = style({ alignItems: "start" });
/** Cards of one row are equally high. */
export const filling = style({ blockSize: "100%" });
/** A form of money beside its list; one below the other in a narrow window. */
export const formAndList = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: vars.space[6],
  "@media": { [wide.xl]: { gridTemplateColumns: "minmax(0, 400px) minmax(0, 1fr)", columnGap: vars.space[8] } },
});
/** A single choice or action is at most as wide as a phone. */
export const phoneWide = style({ inlineSize: "100%", maxInlineSize: "24rem" });
/** The way from a part of a page to the whole: in a narrow window the centre's own header has it. */
export const backInPage = style({ display: "none", "@media": { [wide.xl]: { display: "inline-flex" } } });
