import { vars } from "@baize/tokens/contract";
import { figure, heading, hiddenVisually } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

const { color, font, space } = vars;
const hair = `${vars.border.width.hair} solid ${color.border.default}`;

export const root = part({ inlineSize: "100%", borderCollapse: "collapse", tableLayout: "fixed", color: color.text.default });
export const caption = part({
  ...heading,
  paddingBlockEnd: space[2],
  textAlign: "start",
  fontSize: font.size.lg,
  overflowWrap: "anywhere",
});
export const hidden = part(hiddenVisually);
export const row = part({ borderBlockStart: hair, selectors: { "&:last-child": { borderBlockEnd: hair } } });
export const label = part({
  inlineSize: "28%",
  padding: `${space[2]} 0`,
  paddingInlineEnd: space[2],
  textAlign: "start",
  fontSize: font.size.sm,
  fontWeight: font.weight.text,
  color: color.text.muted,
  overflowWrap: "anywhere",
});
export const cell = part({ padding: `${space[2]} 0`, fontSize: font.size.lg });
export const main = part({ fontSize: font.size["2xl"], color: color.negative.default });
/** As many in a row as fit, in even columns; four stand two by two where three would leave one alone. */
export const numbers = part({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(4.6em, 100%), 1fr))",
  gap: `${space[1]} ${space[3]}`,
  direction: "ltr",
  margin: 0,
  padding: 0,
});
export const item = part({ listStyle: "none", textAlign: "center", minInlineSize: 0 });
export const number = part({ ...figure, whiteSpace: "normal", overflowWrap: "anywhere" });
/** The figures that no bet is on. */
export const before = part({ color: color.text.muted });
export const tail = part({ fontWeight: font.weight.figure });
export const mark = part({
  backgroundColor: color.accent.default,
  color: color.text.onAccent,
  borderRadius: vars.radius.tag,
  paddingInline: "0.15em",
});
