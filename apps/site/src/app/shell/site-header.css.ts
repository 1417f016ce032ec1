import { style } from "@vanilla-extract/css";
import { app } from "@baize/ui/theme/layers.css";
import { wide } from "@baize/ui/theme/mixins";

/** Hidden on a phone, whose bar is too narrow. */
export const fromSmall = style({
  "@layer": { [app]: { display: "none", "@media": { [wide.sm]: { display: "inline-flex" } } } },
});
