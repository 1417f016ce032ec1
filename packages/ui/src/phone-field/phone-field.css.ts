import { vars } from "@baize/tokens/contract";
import { figure } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

/** The code and the number read left to right in every language. */
export const box = part({ direction: "ltr" });
export const dial = part({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  alignSelf: "stretch",
  gap: vars.space[1],
  flex: "none",
  color: vars.color.text.default,
  borderRadius: vars.radius.tag,
  selectors: {
    "&:has(> select:focus-visible)": { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: "-3px" },
    "&:has(> select:disabled)": { color: vars.color.text.muted },
  },
});
export const code = part({ ...figure, paddingInline: vars.space[1] });
/** Placed invisibly over the code, so that a press on any part of the code opens the system's list. */
export const countries = part({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  opacity: 0,
  cursor: "pointer",
  fontSize: vars.font.size.md,
  selectors: { "&:disabled": { cursor: "not-allowed" } },
});
export const option = part({ background: vars.color.surface.overlay, color: vars.color.text.default });
