import { vars } from "@baize/tokens/contract";
import { hiddenVisually, transition } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

const { color } = vars;

export const chips = part({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(76px, 1fr))",
  gap: vars.space[2],
  maxInlineSize: "560px",
});
export const input = part({ ...hiddenVisually });
/** The chip and the space around it are one target; the ring marks the choice. */
export const choice = part({
  position: "relative",
  display: "grid",
  placeItems: "center",
  minBlockSize: `calc(${vars.space[16]} + ${vars.space[3]})`,
  borderRadius: vars.button.radius,
  border: "2px solid transparent",
  cursor: "pointer",
  transition: transition("border-color", "background-color"),
  selectors: {
    "&:hover": { backgroundColor: color.surface.sunken },
    "&:has(:checked)": { borderColor: color.accent.default },
    "&:has(:focus-visible)": { outline: `2px solid ${color.border.focus}`, outlineOffset: "2px" },
  },
  "@media": { "(forced-colors: active)": { selectors: { "&:has(:checked)": { borderColor: "Highlight" } } } },
});
