import { vars } from "@baize/tokens/contract";
import { part, parts } from "../theme/part.ts";

export const list = parts({
  column: { display: "grid", gap: vars.space[3] },
  row: { display: "flex", flexWrap: "wrap", columnGap: vars.space[6], rowGap: vars.space[3] },
});
export const option = part({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: vars.space[3],
  fontSize: vars.font.size.sm,
});
export const label = part({
  alignSelf: "center",
  overflowWrap: "anywhere",
  cursor: "pointer",
  selectors: { "&[data-disabled]": { color: vars.color.text.disabled, cursor: "not-allowed" } },
});
export const note = part({ gridColumn: 2, color: vars.color.text.muted, overflowWrap: "anywhere" });
