import { style } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";
import { app } from "@baize/ui/styles/layers.css";
import { wide } from "@baize/ui/styles/mixins";

/** Less prominent than the balance beside it. */
export const clock = style({
  "@layer": {
    [app]: {
      paddingInline: "4px",
      color: vars.color.text.muted,
      fontSize: vars.font.size.xs,
      fontWeight: vars.font.weight.text,
      fontVariantNumeric: "tabular-nums",
      whiteSpace: "nowrap",
    },
  },
});
/** A phone's bar has room for the time alone. */
export const icon = style({
  "@layer": { [app]: { display: "none", "@media": { [wide.sm]: { display: "inline-block" } } } },
});
