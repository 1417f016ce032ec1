import { vars } from "@baize/tokens/contract";
import { part } from "../theme/part.ts";

const { color, font, radius, space } = vars;

/** Keys are pressed in one order in every direction of reading. */
export const root = part({
  display: "inline-flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: space[1],
  fontFamily: "inherit",
  fontSize: "0.875em",
  direction: "ltr",
  unicodeBidi: "isolate",
});
export const key = part({
  minInlineSize: "1.9em",
  paddingInline: "0.45em",
  background: color.surface.sunken,
  color: color.text.default,
  border: `${vars.border.width.hair} solid ${color.border.strong}`,
  borderBlockEndWidth: "2px",
  borderRadius: `min(${radius.tag}, 6px)`,
  fontFamily: font.family.text,
  fontWeight: font.weight.medium,
  lineHeight: 1.6,
  textAlign: "center",
  unicodeBidi: "isolate",
});
export const plus = part({ color: color.text.muted });
