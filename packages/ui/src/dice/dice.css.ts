import { vars } from "@baize/tokens/contract";
import { figure, hiddenVisually } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";

const { color, radius, size: sizes } = vars;

export const row = part({ display: "flex", flexWrap: "wrap", gap: vars.space[2], direction: "ltr" });
export const item = part({ display: "flex", minInlineSize: 0 });
/** Ivory on every ground, as a die is. */
export const die = part({
  ...figure,
  position: "relative",
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  borderRadius: radius.control,
  border: `${vars.border.width.hair} solid ${color.ball.inkDark}`,
  backgroundColor: color.ball.ink,
  color: color.ball.inkDark,
  lineHeight: 1,
  forcedColorAdjust: "none",
  selectors: { "&[data-ace]": { color: color.ball[3] } },
});
export const size = parts({
  sm: { inlineSize: sizes.ball.sm, blockSize: sizes.ball.sm },
  md: { inlineSize: sizes.ball.md, blockSize: sizes.ball.md },
  lg: { inlineSize: sizes.ball.lg, blockSize: sizes.ball.lg },
});
export const spots = part({ inlineSize: "100%", blockSize: "100%", fill: "currentColor" });
export const hidden = part(hiddenVisually);
export const written = part({ overflow: "hidden", textOverflow: "ellipsis", maxInlineSize: "100%" });
