import { vars } from "@baize/tokens/contract";
import { part, parts } from "../theme/part.ts";
import { edgeSpots } from "./edge-spots.ts";

const { accent, text } = vars.color;

/** A chip seen from above: a ring of edge spots round a letter or a face. */
export const root = part({
  position: "relative",
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  overflow: "hidden",
  borderRadius: "50%",
  backgroundColor: accent.default,
  color: text.onAccent,
  fontWeight: vars.font.weight.heading,
  lineHeight: 1,
  textDecoration: "none",
  selectors: { "&::before": edgeSpots },
  "@media": { "(forced-colors: active)": { border: "1px solid" } },
});
export const size = parts({
  sm: { inlineSize: vars.size.control.xs, blockSize: vars.size.control.xs, fontSize: vars.font.size.xs },
  md: {
    inlineSize: `calc(${vars.size.control.sm} + ${vars.space.half})`,
    blockSize: `calc(${vars.size.control.sm} + ${vars.space.half})`,
    fontSize: vars.font.size.md,
  },
  lg: { inlineSize: vars.space[16], blockSize: vars.space[16], fontSize: vars.font.size.xl },
});
export const picture = part({ position: "absolute", inset: 0, inlineSize: "100%", blockSize: "100%", objectFit: "cover" });
