import { style } from "@vanilla-extract/css";

/** Hashes have no space to break at. */
export const hash = style({ overflowWrap: "anywhere" });
