import { style } from "@vanilla-extract/css";

/** A picture of a code takes the place of a drawn one. */
export const code = style({ inlineSize: "196px", maxInlineSize: "100%" });
