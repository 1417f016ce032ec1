import { vars } from "@baize/tokens/contract";
import { transition } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

const { border, color, font, space } = vars;
const line = `${border.width.hair} solid ${color.border.default}`;

export const root = part({ borderBlockStart: line, minInlineSize: 0 });
export const item = part({ borderBlockEnd: line });
export const heading = part({ margin: 0, fontSize: "inherit" });
export const trigger = part({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  inlineSize: "100%",
  minBlockSize: vars.size.control.lg,
  paddingBlock: space[2],
  paddingInline: space[1],
  color: color.text.default,
  fontSize: font.size.md,
  fontWeight: font.weight.strong,
  lineHeight: font.lineHeight.heading,
  textAlign: "start",
  transition: transition("background-color", "color"),
  selectors: {
    "&:hover:not(:disabled)": { backgroundColor: color.control.hover },
    "&[data-state=open]": { color: color.accent.text },
    "&:disabled": { color: color.text.disabled, cursor: "not-allowed" },
    // An outline inside the trigger does not cover its neighbours.
    "&:focus-visible": { outlineOffset: "-2px" },
  },
});
export const words = part({ minInlineSize: 0, overflowWrap: "anywhere" });
export const caret = part({
  transition: `rotate ${vars.motion.duration.quick} ${vars.motion.easing.out}`,
  selectors: { "[data-state=open] > &": { rotate: "180deg" } },
});
/** Without a box, because an element that is hidden until found keeps its margins. */
export const body = part({ paddingInline: space[1], paddingBlock: `${space[1]} ${space[5]}`, overflowWrap: "anywhere" });
