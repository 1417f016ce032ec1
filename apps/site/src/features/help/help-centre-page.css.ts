import { style } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";

/** The brand in place of a header, above the heading. */
export const top = style({ paddingBlockStart: vars.space[5] });
