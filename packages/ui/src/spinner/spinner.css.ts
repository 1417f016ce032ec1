import { keyframes } from "@vanilla-extract/css";
import { part } from "../theme/part.ts";

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

export const root = part({
  inlineSize: "1.15em",
  blockSize: "1.15em",
  flex: "none",
  animation: `${turn} 1.4s linear infinite`,
  "@media": {
    "(prefers-reduced-motion: reduce)": { animationDuration: "2.8s !important", animationIterationCount: "infinite !important" },
  },
});
