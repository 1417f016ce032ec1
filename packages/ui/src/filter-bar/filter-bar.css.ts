import { vars } from "@baize/tokens/contract";
import { figure, hiddenVisually, wide } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

const { color, space } = vars;

export const root = part({ minInlineSize: 0 });
export const toggle = part({ inlineSize: "100%", justifyContent: "flex-start", "@media": { [wide.md]: { display: "none" } } });
export const caret = part({
  marginInlineStart: "auto",
  transition: `rotate ${vars.motion.duration.quick} ${vars.motion.easing.out}`,
  selectors: { "[aria-expanded=true] > &": { rotate: "180deg" } },
});
export const count = part({
  ...figure,
  minInlineSize: "20px",
  paddingInline: vars.space.oneHalf,
  borderRadius: vars.radius.round,
  backgroundColor: color.accent.subtle,
  color: color.accent.onSubtle,
  fontSize: vars.font.size.xs,
  lineHeight: "20px",
});
export const panel = part({
  display: "grid",
  gap: space[3],
  "@media": {
    [wide.md]: { display: "flex", flexWrap: "wrap", alignItems: "end", gap: `${space[3]} ${space[4]}` },
    "screen and (max-width: 699.98px)": {
      paddingBlockStart: space[3],
      selectors: { "&[data-open=false]": { display: "none" } },
    },
  },
});
export const actions = part({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  "@media": { [wide.md]: { marginInlineStart: "auto" } },
});
export const hidden = part(hiddenVisually);
