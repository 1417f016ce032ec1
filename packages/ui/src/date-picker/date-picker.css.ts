import { vars } from "@baize/tokens/contract";
import { part } from "../theme/part.ts";

const { accent, border, control, text } = vars.color;

export const calendar = part({ display: "grid", gap: vars.space[2], inlineSize: "min(19rem, 100%)" });
export const head = part({ display: "flex", alignItems: "center", gap: vars.space[1] });
export const turn = part({
  display: "grid",
  placeItems: "center",
  flex: "none",
  inlineSize: vars.size.control.sm,
  blockSize: vars.size.control.sm,
  borderRadius: vars.button.radius,
  selectors: {
    "&:hover:not(:disabled)": { background: control.hover },
    "&:disabled": { color: text.disabled, cursor: "not-allowed" },
  },
});
export const place = part({ flex: 1, display: "flex", justifyContent: "center", gap: vars.space[1], minInlineSize: 0 });
export const pick = part({
  appearance: "none",
  minBlockSize: vars.size.control.xs,
  minInlineSize: 0,
  paddingInline: vars.space[2],
  border: `${vars.border.width.hair} solid transparent`,
  borderRadius: vars.radius.tag,
  background: "none",
  fontWeight: vars.font.weight.strong,
  textAlign: "center",
  cursor: "pointer",
  selectors: { "&:hover": { borderColor: border.strong } },
});
export const option = part({ background: vars.color.surface.overlay, color: text.default });
export const grid = part({ inlineSize: "100%", tableLayout: "fixed" });
export const weekday = part({
  paddingBlock: vars.space[1],
  color: text.muted,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.text,
  textAlign: "center",
});
export const day = part({
  display: "grid",
  placeItems: "center",
  minBlockSize: vars.size.control.sm,
  borderRadius: `min(${vars.button.radius}, ${vars.radius.card})`,
  fontFamily: vars.font.family.figure,
  fontVariantNumeric: "tabular-nums",
  fontWeight: vars.font.weight.medium,
  cursor: "pointer",
  selectors: {
    "&[data-hovered]": { background: control.hover },
    "&[data-pressed]": { background: control.pressed },
    "&[data-today]": { boxShadow: `inset 0 -2px 0 ${border.inlay}` },
    "&[data-selected]": { background: accent.default, color: text.onAccent, boxShadow: "none" },
    "&[data-disabled], &[data-unavailable]": { color: text.disabled, cursor: "not-allowed" },
    "&[data-outside-month]": { visibility: "hidden" },
    "&[data-focus-visible]": { outline: `2px solid ${border.focus}`, outlineOffset: "1px" },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: {
        "&[data-selected]:not([data-focus-visible])": { outline: "2px solid Highlight" },
        "&[data-focus-visible]": { outline: "4px double Highlight" },
      },
    },
  },
});
