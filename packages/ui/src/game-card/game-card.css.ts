import { vars } from "@baize/tokens/contract";
import { hiddenVisually } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

const { color, font, space } = vars;

export const root = part({ position: "relative", minInlineSize: 0, listStyle: "none" });
export const lead = part({ gridRow: "span 2", gridColumn: "span 2", display: "flex", flexDirection: "column" });
export const link = part({
  position: "relative",
  display: "block",
  color: color.text.muted,
  fontSize: font.size.xs,
  textDecoration: "none",
  borderRadius: vars.cover.radius,
});
export const leadLink = part({ flex: 1, display: "flex", flexDirection: "column", fontSize: font.size.sm });
export const title = part(hiddenVisually);
export const caption = part({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: space[1],
  marginBlockStart: vars.space.oneHalf,
  lineHeight: 1.35,
});
export const vendor = part({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap", minInlineSize: 0 });
export const end = part({
  flex: "none",
  maxInlineSize: "60%",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const hot = part({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.half,
  color: color.negative.default,
  fontWeight: font.weight.medium,
});
export const word = part({ minInlineSize: 0, overflow: "hidden", textOverflow: "ellipsis" });
/** How prizes are spread, as bars before the note. */
export const volatility = part({ display: "inline-block", marginInlineEnd: space[1] });
/** Wraps where the card is narrow: a fact is never cut off. */
export const facts = part({ display: "flex", flexWrap: "wrap", columnGap: space[2], lineHeight: 1.35, fontSize: font.size.xs });
export const spoken = part(hiddenVisually);
export const flame = part({ inlineSize: vars.space[3], blockSize: vars.space[3] });
/** A favourite star, say: over the cover's end corner, beside the link and not in it. */
export const action = part({ position: "absolute", insetBlockStart: space[1], insetInlineEnd: space[1], zIndex: 1 });
