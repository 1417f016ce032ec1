import { style } from "@vanilla-extract/css";

/** Fills the window. */
export const table = style({ blockSize: "100dvh", minBlockSize: "420px" });
/** In a page with its header: most of the window, so that the next game is partly visible below. */
export const inPage = style({ blockSize: "min(720px, 76dvh)", minBlockSize: "420px" });
export const choice = style({ maxInlineSize: "320px" });
