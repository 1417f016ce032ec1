import { globalStyle } from "@vanilla-extract/css";
import { components } from "../theme/layers.css.ts";

globalStyle("html[data-scroll-lock]", { "@layer": { [components]: { overflow: "hidden !important" } } });
// Only where there was a scrollbar: elsewhere the gutter itself would be a shift.
globalStyle('html[data-scroll-lock="gutter"]', { "@layer": { [components]: { scrollbarGutter: "stable" } } });
// Where there are no gutters. `!important` in a layer beats the padding that react-aria's popovers write.
globalStyle('html[data-scroll-lock="pad"]', {
  "@layer": {
    [components]: {
      // oxlint-disable-next-line baize/logical-css -- Safari's scrollbar is on the right in both directions
      paddingRight: "var(--scroll-lock-width) !important",
    },
  },
});

/**
 * radix's select brings a scroll lock of its own, which takes the scrollbar away and pads the body: a shift, and twice
 * so inside a modal. It also swallows wheel and touch, and that is enough. `!important` in a layer beats its own.
 */
globalStyle("body[data-scroll-locked]", {
  "@layer": { [components]: { overflow: "visible !important", margin: "0 !important", padding: "0 !important" } },
});
