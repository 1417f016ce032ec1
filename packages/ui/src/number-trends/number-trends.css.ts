import { vars } from "@baize/tokens/contract";
import { heading } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

const { color, font, space } = vars;

export const root = part({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[4], minInlineSize: 0 });
export const head = part({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[2]} ${space[4]}`,
});
export const label = part({ ...heading, fontSize: font.size.lg, overflowWrap: "anywhere", minInlineSize: 0 });
export const lists = part({ display: "flex", flexWrap: "wrap", gap: `${space[3]} ${space[8]}`, margin: 0 });
export const list = part({ display: "grid", gap: space[1] });
export const term = part({ fontSize: font.size.sm, color: color.text.muted });
export const numbers = part({ margin: 0 });
export const note = part({ margin: 0, fontSize: font.size.sm, color: color.text.muted });
