import { style } from "@vanilla-extract/css";
import { app } from "@baize/ui/styles/layers.css";
import { vars } from "@baize/tokens/contract";

/** The gift's icon beside its text; above it on a phone. */
export const gift = style({
  "@layer": {
    [app]: {
      display: "grid",
      gridTemplateColumns: "104px minmax(0, 1fr)",
      gap: vars.space[5],
      alignItems: "center",
    },
  },
});
