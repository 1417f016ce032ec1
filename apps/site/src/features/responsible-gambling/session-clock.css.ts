import { style } from "@vanilla-extract/css";
import { app } from "@baize/ui/styles/layers.css";
import { wide } from "@baize/ui/styles/mixins";

/** Little room beside the balance. */
export const clock = style({ "@layer": { [app]: { paddingInline: "4px", whiteSpace: "nowrap" } } });
export const line = style({ display: "inline-flex", alignItems: "center", gap: "0.45em" });
/** A phone's bar has room for the time alone. */
export const icon = style({
  "@layer": { [app]: { display: "none", "@media": { [wide.sm]: { display: "inline-block" } } } },
});
