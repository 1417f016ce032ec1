import { vars } from "@baize/tokens/contract";
import { part, parts } from "../theme/part.ts";

export const root = part({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.35em",
  lineHeight: 1.1,
  minInlineSize: 0,
  maxInlineSize: "100%",
});
export const shape = part({ inlineSize: "0.9em", blockSize: "0.9em", fill: "currentColor", fillRule: "evenodd", flex: "none" });
export const word = part({
  minInlineSize: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  paddingBlock: "0.1em",
});
export const wordSize = parts({
  "75": { fontStretch: "75%", fontWeight: 600, letterSpacing: "0.01em" },
  "82": { fontStretch: "82%", fontWeight: 600, letterSpacing: "0.01em" },
  "100": { fontStretch: "100%", fontWeight: 600, letterSpacing: "-0.01em" },
  "118": { fontStretch: "118%", fontWeight: 540, letterSpacing: "0.02em" },
  "125": { fontStretch: "125%", fontWeight: 540, letterSpacing: "0.02em" },
});
export const capitals = part({ textTransform: "uppercase" });
/** A real logo, in the colour of the text around it. */
export const logo = part({
  display: "inline-block",
  blockSize: `calc(${vars.space[4]} + ${vars.space.half})`,
  backgroundColor: "currentColor",
  maskRepeat: "no-repeat",
  maskPosition: "center",
  maskSize: "contain",
  "@media": { "(forced-colors: active)": { backgroundColor: "CanvasText", forcedColorAdjust: "none" } },
});
