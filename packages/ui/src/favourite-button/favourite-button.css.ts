import { vars } from "@baize/tokens/contract";
import { transition } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";

const { color } = vars;

/** A disc in the card's background colour, so that the heart is visible over any cover. */
export const root = part({
  display: "inline-grid",
  placeItems: "center",
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
    // Where a pointer can hover, an empty heart shows only while it hovers: the cover is seen whole.
    "(hover: hover) and (pointer: fine)": {
      selectors: {
        "[data-component=game-card]:not(:hover, :focus-within) &[aria-pressed=false]": { opacity: 0 },
      },
    },
  },
});
const disc = (size: string) => ({ inlineSize: size, blockSize: size });
export const rootSize = parts({
  sm: disc(`calc(${vars.size.control.xs} + ${vars.space.half})`),
  md: disc(vars.size.control.sm),
  lg: disc(vars.size.control.md),
});
