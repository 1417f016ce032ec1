import { vars } from "@baize/tokens/contract";
import { figure } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

export const symbol = part({ ...figure, color: vars.color.text.muted });
/** The number is the largest text of its block. */
export const input = part({ ...figure, fontSize: vars.font.size.lg, direction: "ltr" });
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
