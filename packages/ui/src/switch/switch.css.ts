import { vars } from "@baize/tokens/contract";
import { transition } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

const { accent, border, control, text } = vars.color;

/** Track 46 × 26 with a thumb of 18; forced colours get the system's own checkbox. */
export const input = part({
  appearance: "none",
  position: "relative",
  flex: "none",
  inlineSize: "46px",
  blockSize: "26px",
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
      insetInlineStart: "3px",
      inlineSize: "18px",
      blockSize: "18px",
      translate: "0 -50%",
      borderRadius: vars.radius.round,
      background: text.muted,
      transition: transition("inset-inline-start", "background-color"),
    },
    "&:hover": { borderColor: text.muted },
    "&:checked": { background: accent.default, borderColor: accent.default },
    "&:checked::before": { insetInlineStart: "calc(100% - 21px)", background: text.onAccent },
    "&:disabled": { background: "none", borderStyle: "dashed", borderColor: border.strong, cursor: "not-allowed" },
    "&:disabled::before": { background: text.disabled },
  },
  "@media": {
    "(prefers-reduced-motion: reduce)": { selectors: { "&::before": { transition: "none" } } },
    "(forced-colors: active)": { appearance: "auto" },
  },
});
