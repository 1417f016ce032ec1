import { vars } from "@baize/tokens/contract";
import { transition } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

const { color } = vars;

/** A chip of the card's own ground, so that the heart is read over any cover. */
export const root = part({
  display: "inline-grid",
  placeItems: "center",
  inlineSize: "30px",
  blockSize: "30px",
  padding: 0,
  border: `${vars.border.width.hair} solid ${color.border.default}`,
  borderRadius: "50%",
  backgroundColor: color.surface.raised,
  color: color.text.muted,
  cursor: "pointer",
  transition: transition("color", "border-color", "opacity"),
  selectors: {
    "&:hover": { borderColor: color.accent.border, color: color.accent.text },
    "&[aria-pressed=true]": { borderColor: color.accent.border, color: color.accent.text },
    "&[aria-disabled=true]": { cursor: "default" },
  },
  "@media": {
    // Where a pointer hovers, a heart that is not given waits for it: the cover is seen whole.
    "(hover: hover) and (pointer: fine)": {
      selectors: {
        "[data-component=game-card]:not(:hover, :focus-within) &[aria-pressed=false]": { opacity: 0 },
      },
    },
  },
});
