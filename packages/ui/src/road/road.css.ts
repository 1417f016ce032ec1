import { vars } from "@baize/tokens/contract";
import { hiddenVisually } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";

const { color, font, space } = vars;
const hair = `${vars.border.width.hair} solid ${color.border.default}`;

export const root = part({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[3] });
export const frame = part({ border: hair, borderRadius: vars.radius.control });
export const columns = part({ display: "flex", gap: space[1], inlineSize: "max-content", margin: 0, padding: space[2] });
export const column = part({ listStyle: "none" });
export const beads = part({ display: "grid", gap: space[1], margin: 0, padding: 0 });
export const bead = part({
  display: "inline-grid",
  placeItems: "center",
  inlineSize: vars.size.target.min,
  blockSize: vars.size.target.min,
  borderRadius: "50%",
  border: "2px solid currentColor",
  fontSize: font.size["2xs"],
  fontWeight: font.weight.medium,
  lineHeight: 1,
  listStyle: "none",
  flex: "none",
  overflow: "hidden",
});
export const tone = parts({
  accent: { color: color.accent.default },
  info: { color: color.info.default },
  positive: { color: color.positive.default },
  negative: { color: color.negative.default },
  neutral: { color: color.text.muted },
});
export const hidden = part(hiddenVisually);
export const legend = part({ display: "flex", flexWrap: "wrap", gap: `${space[2]} ${space[4]}`, margin: 0, padding: 0 });
export const entry = part({
  display: "inline-flex",
  minInlineSize: 0,
  overflowWrap: "anywhere",
  alignItems: "center",
  gap: space[2],
  listStyle: "none",
  fontSize: font.size.sm,
});
export const count = part({ color: color.text.muted, fontVariantNumeric: "tabular-nums" });
