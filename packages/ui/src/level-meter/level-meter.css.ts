import { vars } from "@baize/tokens/contract";
import { figure, hiddenVisually } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

const { color, font, space } = vars;

export const root = part({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[2],
  minInlineSize: 0,
});
export const head = part({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `0 ${space[4]}`,
});
export const level = part({
  ...figure,
  fontSize: font.size["2xl"],
  lineHeight: font.lineHeight.tight,
  whiteSpace: "normal",
  overflowWrap: "anywhere",
});
export const label = part({
  display: "block",
  overflowWrap: "anywhere",
  color: color.text.muted,
  fontSize: font.size.xs,
  lineHeight: font.lineHeight.text,
});
export const next = part({ minInlineSize: 0, textAlign: "end", marginInlineStart: "auto" });
export const nextLevel = part({
  ...figure,
  fontSize: font.size.lg,
  color: color.text.muted,
  whiteSpace: "normal",
  overflowWrap: "anywhere",
});
/** One box for each level, as on a printed score card. */
export const track = part({ display: "flex", gap: vars.space.half, minInlineSize: 0 });
export const segment = part({
  position: "relative",
  flex: "1 1 0",
  minInlineSize: "2px",
  blockSize: `calc(${vars.space[3]} + ${vars.space.half})`,
  overflow: "hidden",
  backgroundColor: color.surface.sunken,
  boxShadow: `inset 0 0 0 1px ${color.border.inlay}`,
  selectors: {
    "&:first-child": { borderStartStartRadius: vars.radius.tag, borderEndStartRadius: vars.radius.tag },
    "&:last-child": { borderStartEndRadius: vars.radius.tag, borderEndEndRadius: vars.radius.tag },
    // The current level is a little taller.
    "&[data-state=now]": { blockSize: vars.space[5], marginBlock: "-3px" },
  },
  "@media": { "(forced-colors: active)": { border: "1px solid" } },
});
export const fill = part({
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: "calc(var(--level-share) * 100%)",
  backgroundColor: color.accent.default,
  printColorAdjust: "exact",
  transition: `inline-size ${vars.motion.duration.settle} ${vars.motion.easing.out}`,
  "@media": { "(forced-colors: active)": { backgroundColor: "CanvasText" } },
});
export const ends = part({
  ...figure,
  display: "flex",
  justifyContent: "space-between",
  gap: space[3],
  color: color.text.muted,
  fontSize: font.size["2xs"],
  whiteSpace: "normal",
  overflowWrap: "anywhere",
});
export const missing = part({ fontSize: font.size.sm, overflowWrap: "anywhere" });
/** For screen readers; browsers style a meter differently, so the kit draws its own beside it. */
export const native = part(hiddenVisually);
