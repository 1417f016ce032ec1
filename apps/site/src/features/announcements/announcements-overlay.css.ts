import { style } from "@vanilla-extract/css";
import { app } from "@baize/ui/styles/layers.css";

/** The tabs have a line below them, so the list needs no padding. */
export const panel = style({ "@layer": { [app]: { paddingBlock: 0 } } });
