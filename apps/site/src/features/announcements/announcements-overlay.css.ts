import { style } from "@vanilla-extract/css";
import { app } from "@baize/ui/theme/layers.css";

/** The tabs' own line parts them from what is below: the list needs neither room nor another line. */
export const panel = style({ "@layer": { [app]: { paddingBlock: 0 } } });
export const centre = style({ "@layer": { [app]: { borderBlockStart: 0 } } });
