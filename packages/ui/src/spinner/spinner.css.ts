import { keyframes } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";
import { hiddenVisually } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

export const root = part({
  flex: "none",
  animation: `${turn} 1.4s linear infinite`,
  "@media": {
    "(prefers-reduced-motion: reduce)": { animationDuration: "2.8s !important", animationIterationCount: "infinite !important" },
  },
});
const square = (side: string) => ({ inlineSize: side, blockSize: side });
export const size = parts({
  text: square("1.15em"),
  sm: square(vars.size.target.min),
  md: square(vars.size.control.md),
  lg: square(vars.size.control.lg),
});
export const named = part({ display: "inline-flex", position: "relative" });
export const label = part(hiddenVisually);
