import { vars } from "@baize/tokens/contract";
import { part } from "../theme/part.ts";

const { accent, border, text } = vars.color;

export const trigger = part({ cursor: "pointer" });
/** The name of a preset before its days; the days are cut first where both do not fit. */
export const summary = part({
  flex: 1,
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[2],
  minInlineSize: 0,
  paddingBlock: vars.space.half,
  lineHeight: vars.font.lineHeight.heading,
  overflowWrap: "anywhere",
});
export const days = part({
  fontVariantNumeric: "tabular-nums",
  selectors: {
    "[data-part=preset] ~ &": { color: text.muted },
    [`${trigger}[data-placeholder]:not(:disabled) &`]: { color: text.muted },
    ":disabled &": { color: "inherit" },
  },
});
export const sign = part({ flex: "none", color: text.muted, selectors: { ":disabled > &": { color: "inherit" } } });

export const panel = part({
  selectors: { "&&": { display: "grid", gap: vars.space[4], inlineSize: "23rem", maxInlineSize: "calc(100vi - 16px)" } },
});
export const form = part({ display: "grid", gap: vars.space[3], minInlineSize: 0 });
export const waiting = part({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[2],
  minBlockSize: "20rem",
  color: text.muted,
});
export const calendar = part({ selectors: { "&&": { inlineSize: "100%" } } });
export const dates = part({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))",
  gap: vars.space[3],
});
export const actions = part({ display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: vars.space[2] });

const edge = { background: accent.default, color: text.onAccent, boxShadow: "none" } as const;
const round = `min(${vars.radius.control}, ${vars.radius.card})`;
export const day = part({
  selectors: {
    // The device's today is not announced: the business day is.
    "&&[data-today]": { boxShadow: "none" },
    "&&[data-now]": { boxShadow: `inset 0 -2px 0 ${border.inlay}` },
    "&&[data-selected]": { background: accent.subtle, color: accent.onSubtle, borderRadius: 0 },
    "&&[data-selection-start], &&[data-selection-end]": edge,
    "&&[data-selection-start]": { borderStartStartRadius: round, borderEndStartRadius: round },
    "&&[data-selection-end]": { borderStartEndRadius: round, borderEndEndRadius: round },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: {
        "&&:is([data-selection-start], [data-selection-end]):not([data-focus-visible])": { outline: "3px solid Highlight" },
      },
    },
  },
});
