import { vars } from "@baize/tokens/contract";
import { part, parts } from "../theme/part.ts";

const { color } = vars;

export const root = part({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  gap: vars.space[3],
  alignItems: "start",
  padding: `${vars.space[3]} ${vars.space[4]}`,
  color: color.text.default,
  backgroundColor: color.surface.raised,
  border: `${vars.border.width.hair} solid ${color.border.default}`,
  // Three sides of a box and one double line: the printed mark of a message.
  borderInlineStart: "5px double currentColor",
  borderRadius: `min(${vars.radius.control}, ${vars.radius.card})`,
  fontSize: vars.font.size.sm,
});

export const icon = part({ marginBlockStart: "0.1em", fontSize: "1.15em" });
export const body = part({ minInlineSize: 0, overflowWrap: "anywhere" });
export const title = part({ display: "block", fontWeight: vars.font.weight.strong });
export const actions = part({ display: "flex", flexWrap: "wrap", gap: vars.space[2], marginBlockStart: vars.space[3] });
export const dismiss = part({ marginBlock: `calc(${vars.space[2]} * -1)`, marginInlineEnd: `calc(${vars.space.twoHalf} * -1)` });

const line = (ink: string) => ({ borderInlineStartColor: ink });
export const tone = parts({
  neutral: line(color.border.strong),
  accent: line(color.accent.default),
  positive: line(color.positive.default),
  negative: line(color.negative.default),
  warning: line(color.warning.default),
  info: line(color.info.default),
});
export const ink = parts({
  neutral: { color: color.text.muted },
  accent: { color: color.accent.text },
  positive: { color: color.positive.default },
  negative: { color: color.negative.default },
  warning: { color: color.warning.default },
  info: { color: color.info.default },
});
