import { ink } from "../cover/cover.css.ts";
import { part } from "../theme/part.ts";
import { edgeSpots } from "./edge-spots.ts";

/** The whole chip in the inks of its sign, with a ring of edge spots of its own. */
export const root = part({
  position: "absolute",
  inset: 0,
  borderRadius: "50%",
  backgroundColor: ink.ground,
  color: ink.ink,
  forcedColorAdjust: "none",
  selectors: { "&::before": edgeSpots },
});
/** Inside the ring: the art's box is a square, the chip is round. */
export const art = part({ position: "absolute", inset: "15%", inlineSize: "70%", blockSize: "70%" });
