import { vars } from "@baize/tokens/contract";
import { hiddenVisually, transition } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";

const { color } = vars;

export const chips = part({
  display: "grid",
  gap: vars.space[2],
  maxInlineSize: "560px",
});
const columns = (least: string) => ({ gridTemplateColumns: `repeat(auto-fill, minmax(${least}, 1fr))` });
export const chipsSize = parts({ sm: columns("44px"), md: columns("56px"), lg: columns("76px") });
export const input = part({ ...hiddenVisually });
/** The chip and the space around it are one target; the ring marks the choice. */
export const choice = part({
  position: "relative",
  display: "grid",
  placeItems: "center",
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
export const choiceSize = parts({
  sm: { minBlockSize: vars.size.control.md },
  md: { minBlockSize: `calc(${vars.size.control.lg} + ${vars.space[1]})` },
  lg: { minBlockSize: `calc(${vars.space[16]} + ${vars.space[3]})` },
});
