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
  sm: { inlineSize: "28px", blockSize: "28px", fontSize: vars.font.size.xs },
  md: { inlineSize: "38px", blockSize: "38px", fontSize: vars.font.size.md },
  lg: { inlineSize: "64px", blockSize: "64px", fontSize: vars.font.size.xl },
});
export const picture = part({ position: "absolute", inset: 0, inlineSize: "100%", blockSize: "100%", objectFit: "cover" });
