import { style } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";

/** Air between the header, a page and the footer. */
export const page = style({ paddingBlock: `${vars.space[8]} ${vars.space[12]}` });
/** Parts side by side keep their own heights. */
export const fromTop = style({ alignItems: "start" });
/** Cards of one row are as high as the highest. */
export const filling = style({ blockSize: "100%" });
