import { style } from "@vanilla-extract/css";
import { app } from "@baize/ui/styles/layers.css";

/** The tabs have a line below them, so the list needs neither padding nor another line. */
export const panel = style({ "@layer": { [app]: { paddingBlock: 0 } } });
export const centre = style({ "@layer": { [app]: { borderBlockStart: 0 } } });
