import { vars } from "@baize/tokens/contract";
import { figure } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";

export const symbol = part({ ...figure, color: vars.color.text.muted });
/** The number is the largest text of its block. */
export const input = part({ ...figure, direction: "ltr" });
export const inputSize = parts({
  sm: { fontSize: vars.font.size.md },
  md: { fontSize: vars.font.size.lg },
  lg: { fontSize: vars.font.size.xl },
});
export const quick = part({ display: "flex", flexWrap: "wrap", gap: vars.space[2], marginBlockStart: vars.space[2] });
export const amount = part({
  ...figure,
  selectors: {
    "&&[aria-pressed=true]": {
      borderColor: vars.color.accent.default,
      boxShadow: `inset 0 0 0 2px ${vars.color.surface.raised}, inset 0 0 0 3px ${vars.color.accent.default}`,
    },
  },
});
