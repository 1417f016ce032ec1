import { vars } from "@baize/tokens/contract";
import { part } from "../theme/part.ts";

export const box = part({ position: "relative", paddingInline: 0 });
export const select = part({
  appearance: "none",
  cursor: "pointer",
  paddingInlineStart: vars.space[3],
  paddingInlineEnd: vars.space[10],
  borderRadius: "inherit",
  selectors: { "&[data-empty]": { color: vars.color.text.muted } },
});
/** The system draws the list: it takes these two and nothing else. */
export const option = part({ background: vars.color.surface.overlay, color: vars.color.text.default });
export const caret = part({
  position: "absolute",
  insetInlineEnd: vars.space[3],
  insetBlockStart: "50%",
  translate: "0 -50%",
  pointerEvents: "none",
});
