import type { StyleRule } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";

/** The focus style of a field's box, for controls that do not use `box`. */
export const focusedBox = {
  borderColor: vars.color.border.focus,
  outline: `2px solid ${vars.color.border.focus}`,
  outlineOffset: "2px",
} as const satisfies StyleRule;
