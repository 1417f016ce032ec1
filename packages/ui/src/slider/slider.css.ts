import { createVar } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";
import { figure, focusLine, transition } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";

const { accent, border, control, negative, surface, text } = vars.color;
const thumbSize = createVar("thumb");
const railSize = createVar("rail");
const half = `calc(${thumbSize} / 2)`;
const before = `calc(${thumbSize} / -2)`;

export const root = part({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: vars.space[4], minInlineSize: 0 });
const of = (thumb: string, rail: string, fontSize: string) => ({ vars: { [thumbSize]: thumb, [railSize]: rail }, fontSize });
/** The type is that of the value in words. */
export const rootSize = parts({
  sm: of(vars.size.target.min, vars.size.control.sm, vars.font.size.md),
  md: of(vars.size.control.xs, vars.size.control.md, vars.font.size.lg),
  lg: of(`calc(${vars.size.control.xs} + ${vars.space[1]})`, vars.size.control.lg, vars.font.size.xl),
});
/** The whole height may be pressed; the ends leave room for half a thumb. */
export const area = part({
  flex: "1 1 12rem",
  minInlineSize: 0,
  paddingInline: half,
  touchAction: "pan-y",
  cursor: "pointer",
  userSelect: "none",
  selectors: { "&[data-disabled]": { cursor: "not-allowed" } },
});
export const rail = part({ position: "relative", display: "flex", alignItems: "center", blockSize: railSize });
/** A groove with a printed line; it reaches to where the thumbs' edges do. */
export const groove = part({
  position: "absolute",
  insetInline: before,
  blockSize: vars.space[2],
  borderRadius: vars.radius.round,
  background: surface.sunken,
  border: `1px solid ${border.strong}`,
  selectors: { "[data-invalid] > &": { borderColor: negative.default } },
});
export const fill = part({
  position: "absolute",
  blockSize: vars.space[2],
  background: accent.default,
  selectors: {
    "&[data-from-start]": { borderStartStartRadius: vars.radius.round, borderEndStartRadius: vars.radius.round },
    "[data-disabled] &": { background: border.strong },
  },
  "@media": { "(forced-colors: active)": { background: "CanvasText" } },
});
/** Fills the half thumb before the least value. */
export const lead = part({
  position: "absolute",
  insetInlineStart: before,
  inlineSize: half,
  blockSize: vars.space[2],
  borderStartStartRadius: vars.radius.round,
  borderEndStartRadius: vars.radius.round,
  background: accent.default,
  selectors: { "[data-disabled] &": { background: border.strong } },
  "@media": { "(forced-colors: active)": { background: "CanvasText" } },
});
/** A chip from above: a ring printed inside its edge. */
export const thumb = part({
  position: "absolute",
  marginInlineStart: before,
  inlineSize: thumbSize,
  blockSize: thumbSize,
  borderRadius: vars.radius.round,
  border: `2px solid ${accent.default}`,
  background: control.surface,
  boxShadow: `inset 0 0 0 3px ${control.surface}, inset 0 0 0 4px ${accent.default}, ${vars.shadow.raised}`,
  transition: transition("background-color"),
  selectors: {
    "&:hover": { background: accent.subtle },
    "&:has(> :focus-visible)": { ...focusLine, zIndex: 1 },
    "[data-invalid] &": { borderColor: negative.default },
    "[data-disabled] &": { borderStyle: "dashed", borderColor: border.strong, background: control.disabled, boxShadow: "none" },
  },
});
/** The input for assistive technology; the whole track handles the pointer. */
export const input = part({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  margin: 0,
  opacity: 0,
  pointerEvents: "none",
});
export const output = part({
  ...figure,
  flex: "none",
  marginInlineStart: "auto",
  selectors: { "&[data-disabled]": { color: text.muted } },
});
export const value = part({ unicodeBidi: "isolate" });
export const marks = part({ position: "relative", blockSize: "1.6em", fontSize: vars.font.size.sm, color: text.muted });
export const mark = part({
  position: "absolute",
  insetBlockStart: 0,
  inlineSize: 0,
  display: "flex",
  justifyContent: "center",
  whiteSpace: "nowrap",
  selectors: {
    "&[data-edge=start]": { justifyContent: "flex-start", marginInlineStart: before },
    "&[data-edge=end]": { justifyContent: "flex-end", marginInlineStart: half },
  },
});
export const tick = part({
  position: "absolute",
  inlineSize: "2px",
  marginInlineStart: "-1px",
  blockSize: vars.space[4],
  background: border.strong,
  "@media": { "(forced-colors: active)": { background: "CanvasText" } },
});
