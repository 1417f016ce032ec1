import { style } from "@vanilla-extract/css";

/** No box of its own: the content keeps its place in the layout around. */
export const island = style({ display: "contents" });
