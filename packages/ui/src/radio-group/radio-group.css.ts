import { vars } from "@baize/tokens/contract";
import { doubleLine, transition } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";

const { color, space, border } = vars;

export const list = parts({
  column: { display: "grid", gap: vars.space[3] },
  row: { display: "flex", flexWrap: "wrap", columnGap: vars.space[6], rowGap: vars.space[3] },
});
export const boxes = part({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(240px, 100%), 1fr))",
  gap: space[2],
});
/** A printed box that is pressed as a whole; two lines where it is chosen. */
export const box = part({
  position: "relative",
  alignContent: "center",
  minBlockSize: vars.size.control.lg,
  padding: `${space[3]} ${space[4]}`,
  border: `${border.width.hair} solid ${color.border.default}`,
  borderRadius: vars.field.radius,
  backgroundColor: color.surface.raised,
  transition: transition("border-color", "box-shadow"),
  selectors: {
    "&:hover": { borderColor: color.border.strong },
    "&[data-checked]": {
      borderColor: color.accent.default,
      boxShadow: doubleLine(color.surface.raised, color.accent.default),
    },
    "&[data-disabled]": { borderStyle: "dashed", backgroundColor: "transparent" },
  },
});
export const boxSize = parts({
  sm: { minBlockSize: vars.size.control.md, paddingBlock: space[2] },
  md: {},
  lg: { paddingBlock: space[4] },
});
export const boxLabel = part({
  fontWeight: vars.font.weight.medium,
  selectors: { "&::after": { content: '""', position: "absolute", inset: 0 } },
});
export const option = part({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: vars.space[3],
  fontSize: vars.font.size.sm,
});
export const optionSize = parts({
  sm: { fontSize: vars.font.size.xs },
  md: {},
  lg: { fontSize: vars.font.size.md },
});
export const label = part({
  alignSelf: "center",
  overflowWrap: "anywhere",
  cursor: "pointer",
  selectors: { "&[data-disabled]": { color: vars.color.text.disabled, cursor: "not-allowed" } },
});
export const note = part({ gridColumn: 2, color: vars.color.text.muted, overflowWrap: "anywhere" });
