import { style } from "@vanilla-extract/css";
import { app } from "@baize/ui/styles/layers.css";
import { wide } from "@baize/ui/styles/mixins";

/** Hidden on a phone, whose bar is too narrow. */
export const fromSmall = style({
  "@layer": { [app]: { display: "none", "@media": { [wide.sm]: { display: "inline-flex" } } } },
});
