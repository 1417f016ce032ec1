import { keyframes } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";
import { figure, transition } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";
import { focusedBox } from "../field/focused.ts";

const { border, control, negative, positive, warning, info, text } = vars.color;
const blink = keyframes({ "50%": { opacity: 0 } });

/** Digits run from left to right in every language; the row keeps to the reading edge. */
export const row = part({ position: "relative", display: "flex", inlineSize: "fit-content", maxInlineSize: "100%" });
export const boxes = part({ display: "flex", flex: "0 1 auto", minInlineSize: 0, gap: vars.space[2], direction: "ltr" });
export const box = part({
  ...figure,
  display: "grid",
  placeItems: "center",
  flex: `0 1 ${vars.size.control.md}`,
  inlineSize: vars.size.control.md,
  minInlineSize: 0,
  blockSize: vars.size.control.lg,
  fontSize: vars.font.size.xl,
  color: text.default,
  background: control.surface,
  borderWidth: vars.border.width.control,
  borderStyle: "solid",
  borderColor: border.strong,
  borderRadius: vars.field.radius,
  transition: transition("border-color"),
  selectors: {
    "&[data-active]": { ...focusedBox, outlineOffset: "1px" },
    "&[data-disabled]": { borderStyle: "dashed", background: control.disabled, color: text.disabled },
  },
  "@media": { "(forced-colors: active)": { selectors: { "&[data-active]": { outlineColor: "Highlight" } } } },
});
export const boxSize = parts({
  sm: { blockSize: vars.size.control.md, fontSize: vars.font.size.lg },
  md: {},
  lg: { blockSize: `calc(${vars.size.control.lg} + ${vars.space[2]})`, fontSize: vars.font.size["2xl"] },
});
/** The first box of a group. */
export const begins = part({ marginInlineStart: vars.space[2] });
const unfocused = (colour: string, width: string) => ({
  selectors: { "&:not([data-active])": { borderColor: colour, boxShadow: `inset 0 0 0 ${width} ${colour}` } },
});
export const boxTone = parts({
  neutral: {},
  positive: unfocused(positive.default, "0"),
  negative: unfocused(negative.default, "1px"),
  warning: unfocused(warning.border, "1px"),
  info: unfocused(info.border, "0"),
});
export const caret = part({
  inlineSize: "2px",
  blockSize: "1.2em",
  background: text.default,
  "@media": {
    "(prefers-reduced-motion: no-preference)": { animation: `${blink} 1.1s steps(1) infinite` },
    "(forced-colors: active)": { background: "CanvasText" },
  },
});
/** The one real input is placed over the boxes: the phone's menu, the keyboard and autofill all use it. */
export const input = part({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  padding: 0,
  border: 0,
  opacity: 0,
  // Below 16px iOS zooms in.
  fontSize: "16px",
  direction: "ltr",
  cursor: "text",
  selectors: { "&:disabled": { cursor: "not-allowed" } },
});
