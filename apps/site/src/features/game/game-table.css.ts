import { style } from "@vanilla-extract/css";

/** Fills the window. */
export const table = style({ blockSize: "100dvh", minBlockSize: "420px" });
