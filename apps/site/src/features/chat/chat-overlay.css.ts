import { style } from "@vanilla-extract/css";
import { app } from "@baize/ui/styles/layers.css";

/** The conversation fills the rest of the window; it scrolls inside. */
export const frame = style({
  "@layer": { [app]: { blockSize: "100%", minBlockSize: "20rem" } },
});
export const room = style({ "@layer": { [app]: { flex: 1, blockSize: "auto" } } });
