import { globalStyle } from "@vanilla-extract/css";
import { components } from "../theme/layers.css.ts";
import { part } from "../theme/part.ts";

export const root = part({
  position: "relative",
  overflow: "hidden",
  inlineSize: "100%",
  minInlineSize: 0,
  aspectRatio: "var(--aspect-ratio, 1)",
});
// One child fills the frame, whatever it is; pictures and films are cut, not squeezed.
globalStyle(`${root} > *`, {
  "@layer": { [components]: { position: "absolute", inset: 0, inlineSize: "100%", blockSize: "100%" } },
});
globalStyle(`${root} > :is(img, video)`, { "@layer": { [components]: { objectFit: "cover" } } });
