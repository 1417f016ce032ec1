import { vars } from "@baize/tokens/contract";
import { figure, hiddenVisually } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";

const { color, font, space } = vars;
const dot = "22px";

export const root = part({ listStyle: "none", margin: 0, padding: 0 });
export const step = part({
  position: "relative",
  display: "grid",
  gridTemplateColumns: `${dot} minmax(0, 1fr)`,
  columnGap: space[3],
  paddingBlockEnd: space[5],
  selectors: {
    // The line from this mark to the next.
    "&:not(:last-child)::before": {
      content: '""',
      position: "absolute",
      insetBlock: `calc(${dot} + 2px) -2px`,
      insetInlineStart: `calc(${dot} / 2 - 1px)`,
      borderInlineStart: `2px solid ${color.border.inlay}`,
    },
    // A later step has no filled mark yet.
    "&:not(:last-child):has(+ [data-state=ahead])::before": { borderInlineStart: `2px dashed ${color.border.default}` },
    "&:last-child": { paddingBlockEnd: 0 },
  },
});
export const mark = part({
  display: "grid",
  placeItems: "center",
  inlineSize: dot,
  blockSize: dot,
  borderRadius: "50%",
  fontSize: font.size.xs,
  "@media": { "(forced-colors: active)": { border: "1px solid" } },
});
export const state = parts({
  done: {},
  /** The current step has the double line, here round the mark. */
  now: { outline: `1px solid ${color.border.inlay}`, outlineOffset: "2px" },
  ahead: { border: `1.5px dashed ${color.border.strong}` },
});
export const tone = parts({
  neutral: { backgroundColor: color.control.neutral, color: color.text.default },
  accent: { backgroundColor: color.accent.default, color: color.text.onAccent },
  positive: { backgroundColor: color.positive.solid, color: color.positive.onSolid },
  negative: { backgroundColor: color.negative.solid, color: color.negative.onSolid },
  warning: { backgroundColor: color.warning.solid, color: color.warning.onSolid },
  info: { backgroundColor: color.info.solid, color: color.info.onSolid },
});
export const words = part({ display: "grid", gap: vars.space.half, minInlineSize: 0, paddingBlockStart: "0.05em" });
export const head = part({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `0 ${space[3]}`,
});
export const title = part({ minInlineSize: 0, overflowWrap: "anywhere", fontWeight: font.weight.strong });
export const titleAhead = part({ color: color.text.muted, fontWeight: font.weight.medium });
export const time = part({ ...figure, color: color.text.muted, fontSize: font.size.sm });
export const text = part({ color: color.text.muted, fontSize: font.size.sm, overflowWrap: "anywhere" });
export const hidden = part(hiddenVisually);
