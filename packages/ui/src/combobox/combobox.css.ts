import { keyframes } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";
import { hiddenVisually, listSurface } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

const { text } = vars.color;
const dealt = keyframes({ from: { opacity: 0, transform: "translateY(-4px)" } });

export const content = part({
  display: "flex",
  flexDirection: "column",
  inlineSize: "var(--radix-popover-trigger-width)",
  maxBlockSize: "min(var(--radix-popover-content-available-height, 22rem), 22rem)",
  ...listSurface(dealt),
});
export const view = part({
  flex: "0 1 auto",
  minBlockSize: 0,
  padding: vars.space[1],
  overflowY: "auto",
  overscrollBehavior: "contain",
  // Options that are drawn before the first are made up for by script, in browsers that would not do it as well.
  overflowAnchor: "none",
});
export const note = part({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  flex: "none",
  minBlockSize: vars.size.control.lg,
  paddingInline: vars.space[4],
  color: text.muted,
  fontSize: vars.font.size.sm,
  overflowWrap: "anywhere",
});
export const announced = part(hiddenVisually);
/** The room of both buttons. */
const buttons = "5rem";
/** A box with chips: the input takes a line of its own where it does not fit beside them, the buttons keep their place. */
export const withChips = part({ position: "relative" });
export const chips = part({ selectors: { "&&": { maxInlineSize: `calc(100% - ${buttons})` } } });
export const inputAfterChips = part({
  selectors: { "&&": { flex: "1 0 5rem", marginInlineEnd: buttons, minBlockSize: vars.size.target.min } },
});
export const buttonsBesideChips = part({ position: "absolute", insetBlock: 0, insetInlineEnd: vars.space[3] });
