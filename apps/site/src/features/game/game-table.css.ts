import { style } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";

/** Fills what the header leaves of the window. */
export const table = style({ blockSize: `calc(100dvh - ${vars.size.bar.header})`, minBlockSize: "420px" });
