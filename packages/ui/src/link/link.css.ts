import { vars } from "@baize/tokens/contract";
import { transition } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";

const { color, font } = vars;

export const root = part({
  textUnderlineOffset: "0.2em",
  textDecorationThickness: "1px",
  borderRadius: vars.radius.tag,
  transition: transition("color"),
  selectors: { "&:hover": { textDecorationThickness: "2px" } },
});
export const tone = parts({
  default: { color: color.text.link },
  muted: {
    color: color.text.muted,
    textDecorationLine: "none",
    selectors: { "&:hover": { color: color.text.default, textDecorationLine: "underline", textDecorationThickness: "1px" } },
  },
  inherit: { color: "inherit" },
});
/** A link on its own, outside a sentence: no underline until hover, and room for a finger. */
export const standalone = part({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  minBlockSize: vars.size.target.min,
  paddingBlock: vars.space[1],
  fontWeight: font.weight.medium,
  textDecorationLine: "none",
  selectors: { "&:hover": { textDecorationLine: "underline", textDecorationThickness: "1px" } },
});
