import { vars } from "@baize/tokens/contract";
import { heading } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

const { color, space, font } = vars;

export const root = part({ containerType: "inline-size" });
export const inside = part({ display: "grid", gap: space[4] });
export const person = part({ display: "flex", alignItems: "center", gap: space[3], minInlineSize: 0 });
export const words = part({ display: "grid", gap: space[1], minInlineSize: 0 });
export const name = part({ ...heading, fontSize: font.size.lg, overflowWrap: "anywhere" });
export const details = part({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  color: color.text.muted,
  fontSize: font.size.sm,
});
export const balance = part({
  display: "grid",
  gridTemplateColumns: "minmax(0, auto) 1fr",
  alignItems: "center",
  columnGap: space[2],
});
export const label = part({ minInlineSize: 0, color: color.text.muted, fontSize: font.size.sm, overflowWrap: "anywhere" });
export const eye = part({ justifySelf: "start" });
/** One line, whether the sum is there, covered or to come, so that nothing below moves. */
export const sum = part({
  gridColumn: "1 / -1",
  minBlockSize: "1.25em",
  // Larger text does not widen the card, so the sum follows the card.
  fontSize: `min(${font.size["3xl"]}, 12cqi)`,
  lineHeight: font.lineHeight.tight,
});
export const note = part({ color: color.text.muted, fontSize: font.size.sm, overflowWrap: "anywhere" });
export const actions = part({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: space[3],
  // Words that do not fit side by side take a line each.
  "@container": { "(max-width: 15rem)": { gridAutoFlow: "row" } },
});
