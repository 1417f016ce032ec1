import { vars } from "@baize/tokens/contract";
import { figure, hiddenVisually } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";

const { color, font, space } = vars;

export const root = part({ position: "relative", display: "grid", gap: space[1], minInlineSize: 0 });
export const words = part({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `0 ${space[3]}`,
  fontSize: font.size.sm,
});
export const label = part({ minInlineSize: 0, overflowWrap: "anywhere" });
export const value = part({ ...figure, color: color.text.default, marginInlineStart: "auto" });
/** A ruler, not a pill: square ends and a printed edge distinguish it from Progress. */
export const track = part({
  position: "relative",
  blockSize: vars.space.twoHalf,
  borderRadius: vars.radius.tag,
  backgroundColor: color.surface.sunken,
  boxShadow: `inset 0 0 0 1px ${color.border.strong}`,
  overflow: "hidden",
  "@media": { "(forced-colors: active)": { border: "1px solid" } },
});
export const fill = part({
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: "calc(var(--meter-share) * 100%)",
  transition: `inline-size ${vars.motion.duration.settle} ${vars.motion.easing.out}`,
  printColorAdjust: "exact",
  "@media": { "(forced-colors: active)": { backgroundColor: "CanvasText" } },
});
export const tone = parts({
  accent: { backgroundColor: color.accent.default },
  positive: { backgroundColor: color.positive.solid },
  warning: { backgroundColor: color.warning.solid },
  negative: { backgroundColor: color.negative.solid },
  info: { backgroundColor: color.info.solid },
});
/** The end of a range: a tick in the background colour, visible on the filled and on the empty part. */
export const tick = part({
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: "calc(var(--meter-share) * 100% - 1px)",
  borderInlineStart: `2px solid ${color.border.strong}`,
});
export const note = part({ fontSize: font.size.xs, color: color.text.muted });
export const noteTone = parts({
  accent: {},
  positive: { color: color.positive.default },
  warning: { color: color.warning.default },
  negative: { color: color.negative.default },
  info: { color: color.info.default },
});
/** For screen readers; browsers style a meter differently, so the kit draws its own beside it. */
export const native = part(hiddenVisually);
