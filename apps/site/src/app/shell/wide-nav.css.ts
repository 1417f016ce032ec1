import { style } from "@vanilla-extract/css";

/** As high as the bar will be, so that nothing moves when it loads. */
export const line = style({ minBlockSize: "47px" });
