import { vars } from "@baize/tokens/contract";
import { hiddenVisually } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";

/** Digits wide apart, so that they are compared one by one; the placeholder is words and stays as words are. */
export const input = part({
  // Six digits stay visible beside any text of the button.
  minInlineSize: "6em",
  selectors: {
    "&:not(:placeholder-shown)": {
      fontFamily: vars.font.family.figure,
      fontVariantNumeric: "tabular-nums",
      fontWeight: vars.font.weight.strong,
      letterSpacing: "0.14em",
    },
  },
});
export const button = part({
  minInlineSize: 0,
  columnGap: vars.space[2],
  rowGap: 0,
  flexWrap: "wrap",
  selectors: { "&&": { paddingInline: vars.space[3], fontSize: vars.font.size.sm } },
});
export const buttonSize = parts({
  sm: { marginBlock: vars.space.half },
  md: { marginBlock: vars.space[1] },
  lg: { marginBlock: vars.space[1] },
});
export const title = part({ display: "inline-flex", alignItems: "center", gap: vars.space[2] });
export const warning = part({ color: vars.color.warning.default });
export const hidden = part(hiddenVisually);
