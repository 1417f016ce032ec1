import { vars } from "@baize/tokens/contract";
import { part } from "../theme/part.ts";

const { color, motion } = vars;

export const root = part({
  position: "relative",
  display: "block",
  overflow: "hidden",
  inlineSize: "100%",
  backgroundColor: color.control.neutral,
  color: color.text.muted,
});
export const image = part({
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  opacity: 0,
  transition: `opacity ${motion.duration.settle} ${motion.easing.out}`,
  selectors: { "[data-state=loaded] > &": { opacity: 1 } },
});
export const failed = part({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "center",
  gap: vars.space[1],
  padding: vars.space[2],
  fontSize: vars.font.size.xs,
  textAlign: "center",
  overflowWrap: "anywhere",
});
