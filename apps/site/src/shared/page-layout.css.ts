import { style } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";

/** Air between the header, a page and the footer. */
export const page = style({ paddingBlock: `${vars.space[8]} ${vars.space[12]}` });
