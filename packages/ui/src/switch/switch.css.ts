import { createVar } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";
import { transition } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";

const { accent, border, control, text } = vars.color;

const track = createVar("track");
const thumb = `calc(${track} - ${vars.space[2]})`;
const edge = "3px";

/** A track is 20 px longer than it is high, 46 × 26, with a thumb of 18. Forced colours get the system's own checkbox. */
export const input = part({
  appearance: "none",
  position: "relative",
  flex: "none",
  inlineSize: `calc(${track} + ${vars.space[5]})`,
  blockSize: track,
  margin: 0,
  background: control.surface,
  borderWidth: vars.border.width.control,
  borderStyle: "solid",
  borderColor: border.strong,
  borderRadius: vars.radius.round,
  cursor: "pointer",
  transition: transition("background-color", "border-color"),
  selectors: {
    "&::before": {
      content: '""',
      position: "absolute",
      insetBlockStart: "50%",
      insetInlineStart: edge,
      inlineSize: thumb,
      blockSize: thumb,
      translate: "0 -50%",
      borderRadius: vars.radius.round,
      background: text.muted,
      transition: transition("inset-inline-start", "background-color"),
    },
    "&:hover": { borderColor: text.muted },
    "&:checked": { background: accent.default, borderColor: accent.default },
    "&:checked::before": { insetInlineStart: `calc(100% - ${thumb} - ${edge})`, background: text.onAccent },
    "&:disabled": { background: "none", borderStyle: "dashed", borderColor: border.strong, cursor: "not-allowed" },
    "&:disabled::before": { background: text.disabled },
  },
  "@media": {
    "(prefers-reduced-motion: reduce)": { selectors: { "&::before": { transition: "none" } } },
    "(forced-colors: active)": { appearance: "auto" },
  },
});
const of = (height: string) => ({ vars: { [track]: height } });
export const inputSize = parts({
  sm: of(vars.size.target.min),
  md: of(`calc(${vars.size.target.min} + ${vars.space.half})`),
  lg: of(`calc(${vars.size.target.min} + ${vars.space.oneHalf})`),
});
