import { style } from "@vanilla-extract/css";

/** No wider than a phone's in landscape: a field for a word or two. */
export const search = style({ inlineSize: "100%", maxInlineSize: "30rem" });
