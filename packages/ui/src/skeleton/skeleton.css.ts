import { keyframes } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";
import { hiddenVisually } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";

const sweep = keyframes({ from: { transform: "translateX(-100%)" }, to: { transform: "translateX(100%)" } });

export const root = part({
  display: "block",
  position: "relative",
  overflow: "hidden",
  maxInlineSize: "100%",
  backgroundColor: vars.color.control.neutral,
  selectors: {
    "&::after": {
      content: '""',
      position: "absolute",
      inset: 0,
      background: `linear-gradient(100deg, transparent 20%, ${vars.color.control.hover} 50%, transparent 80%)`,
      animation: `${sweep} 1.8s infinite`,
    },
  },
  "@media": {
    "(prefers-reduced-motion: reduce)": { selectors: { "&::after": { content: "none" } } },
    "(forced-colors: active)": { border: "1px solid" },
  },
});

export const shape = parts({
  block: { inlineSize: "100%", blockSize: vars.space[16], borderRadius: vars.radius.card },
  /** One line box of the text around it: bar of the letters' height, true line height. */
  text: {
    blockSize: "0.9em",
    marginBlock: `calc((1em * ${vars.font.lineHeight.text} - 0.9em) / 2)`,
    borderRadius: vars.radius.tag,
  },
  circle: { inlineSize: vars.size.control.md, aspectRatio: "1", borderRadius: "50%" },
  cover: { inlineSize: "100%", aspectRatio: "3 / 4", borderRadius: vars.radius.cover },
  control: { inlineSize: "100%", blockSize: vars.size.control.md, borderRadius: vars.radius.control },
});

export const status = part(hiddenVisually);
