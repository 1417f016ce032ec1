import { globalStyle } from "@vanilla-extract/css";
import { components } from "../theme/layers.css.ts";

/**
 * radix's select brings a scroll lock of its own, which takes the scrollbar away and pads the body: a shift, and twice
 * so inside a modal. It also swallows wheel and touch, and that is enough. `!important` in a layer beats its own.
 */
globalStyle("body[data-scroll-locked]", {
  "@layer": { [components]: { overflow: "visible !important", margin: "0 !important", padding: "0 !important" } },
});
