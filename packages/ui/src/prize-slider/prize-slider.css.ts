import { vars } from "@baize/tokens/contract";
import { figure as figureFace } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

const { color, font, space } = vars;

export const label = part({ fontSize: font.size.sm, fontWeight: font.weight.medium });
/** Each figure at its end of the slider: rebate where it is largest, prize where it is largest. */
export const figures = part({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: space[4],
  marginBlockStart: space[2],
});
export const atEnd = part({ textAlign: "end" });
export const term = part({ fontSize: font.size.xs, color: color.text.muted });
export const figure = part({ ...figureFace, margin: 0, fontSize: font.size.lg });
