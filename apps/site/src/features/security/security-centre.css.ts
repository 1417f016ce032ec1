import { style } from "@vanilla-extract/css";

/** A form or a list of devices reads as one column, however wide the page is. */
export const column = style({ inlineSize: "min(34rem, 100%)" });
