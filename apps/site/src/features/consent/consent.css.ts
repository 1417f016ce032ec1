import { style } from "@vanilla-extract/css";
import { app } from "@baize/ui/styles/layers.css";
import { vars } from "@baize/tokens/contract";

/** Above the phone's navigation, at the end edge of a wide window; it covers no controls. */
export const bar = style({
  "@layer": {
    [app]: {
      position: "fixed",
      zIndex: 5,
      insetBlockEnd: `calc(${vars.size.bar.bottomNav} + ${vars.space[3]})`,
      insetInlineEnd: vars.space[3],
      inlineSize: `min(420px, calc(100vw - 2 * ${vars.space[3]}))`,
    },
  },
});
