import { vars } from "@baize/tokens/contract";
import { wide } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

const { color, font, space } = vars;

export const root = part({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[3], minInlineSize: 0 });
export const fields = part({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: `${space[3]} ${space[5]}` });
export const field = part({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[1],
  minInlineSize: 0,
  maxInlineSize: "100%",
});
export const name = part({ fontSize: font.size.sm, fontWeight: font.weight.medium, overflowWrap: "anywhere" });
export const multiple = part({ flex: "0 1 11em", minInlineSize: "9em" });
export const totals = part({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${space[1]} ${space[4]}`,
  fontVariantNumeric: "tabular-nums",
});
export const returns = part({ color: color.text.muted, fontSize: font.size.sm });
export const actions = part({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[3]} ${space[4]}`,
});
export const random = part({ display: "inline-flex", flexWrap: "wrap", alignItems: "center", gap: space[2], minInlineSize: 0 });
export const randomName = part({ display: "inline-flex", alignItems: "center", gap: space[1], fontSize: font.size.sm });
/** Under the thumb as wide as the board; beside the random tickets where there is room. */
export const add = part({ flex: "1 1 100%", "@media": { [wide.md]: { flex: "0 0 auto", marginInlineStart: "auto" } } });
export const hint = part({ minBlockSize: `calc(${font.size.sm} * ${font.lineHeight.text})` });
