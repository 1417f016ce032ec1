import { vars } from "@baize/tokens/contract";
import { focusedBox } from "../field/focused.ts";
import { hiddenVisually, transition } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";

const { accent, border, control, negative, positive, surface, text } = vars.color;

/** A drop zone that is also a button: the invisible file input covers it. */
export const zone = part({
  position: "relative",
  display: "grid",
  justifyItems: "center",
  gap: vars.space[1],
  padding: vars.space[5],
  background: control.surface,
  borderWidth: vars.border.width.control,
  borderStyle: "dashed",
  borderColor: border.strong,
  borderRadius: vars.radius.card,
  textAlign: "center",
  overflowWrap: "anywhere",
  transition: transition("border-color", "background-color"),
  selectors: {
    "&:hover": { borderColor: text.muted, background: control.hover },
    "&:has(> input:focus-visible)": { ...focusedBox, borderStyle: "solid" },
    "&[data-dragging]": { borderStyle: "solid", borderColor: accent.default, background: accent.subtle },
    "&:has(> :is(:disabled, [aria-disabled=true]))": {
      background: control.disabled,
      color: text.disabled,
      borderColor: border.strong,
    },
  },
});
export const zoneSize = parts({
  sm: { padding: vars.space[3], fontSize: vars.font.size.sm },
  md: {},
  lg: { padding: vars.space[8], fontSize: vars.font.size.lg },
});
export const zoneTone = parts({
  neutral: {},
  positive: { borderColor: positive.default },
  negative: { borderColor: negative.default, boxShadow: `inset 0 0 0 1px ${negative.default}` },
  warning: { borderColor: vars.color.warning.border },
  info: { borderColor: vars.color.info.border },
});
export const input = part({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  opacity: 0,
  cursor: "pointer",
  // Some browsers give the pointer of their own button inside.
  fontSize: 0,
  selectors: { "&:disabled, &[aria-disabled=true]": { cursor: "not-allowed" } },
});
export const choose = part({ fontWeight: vars.font.weight.strong });
/** Readable at any time, also while no file may be added. */
export const hint = part({ fontSize: vars.font.size.sm, color: text.muted });

const list = { display: "grid", gap: vars.space[2], selectors: { "&:not(:first-child)": { marginBlockStart: vars.space[3] } } };
export const files = part(list);
/** The actions wrap to their own line when the name and the outcome do not fit beside them. */
export const file = part({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[3],
  padding: vars.space[2],
  background: surface.raised,
  border: `${vars.border.width.hair} solid ${border.default}`,
  borderRadius: vars.field.radius,
});
export const thumbnail = part({
  flex: "none",
  display: "grid",
  placeItems: "center",
  inlineSize: `calc(${vars.space[12]} + ${vars.space[2]})`,
  blockSize: `calc(${vars.space[12]} + ${vars.space[2]})`,
  overflow: "hidden",
  borderRadius: `min(${vars.field.radius}, 8px)`,
  background: surface.sunken,
  color: text.muted,
});
export const picture = part({ inlineSize: "100%", blockSize: "100%", objectFit: "cover" });
export const facts = part({
  flex: "1 1 6rem",
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.half,
  minInlineSize: 0,
  fontSize: vars.font.size.sm,
});
export const hidden = part(hiddenVisually);
export const name = part({
  display: "flex",
  justifySelf: "start",
  maxInlineSize: "100%",
  minInlineSize: 0,
  whiteSpace: "pre",
  fontWeight: vars.font.weight.medium,
});
export const head = part({ overflow: "hidden", textOverflow: "ellipsis", minInlineSize: 0 });
export const tail = part({ flex: "none" });
export const size = part({ color: text.muted });
export const outcome = part({ display: "flex", gap: vars.space.oneHalf, color: text.muted, overflowWrap: "anywhere" });
export const good = part({ color: positive.default, marginBlockStart: "0.1em" });
export const bad = part({ color: negative.default });
export const acts = part({
  display: "flex",
  flexWrap: "wrap",
  marginInlineStart: "auto",
  justifyContent: "end",
  alignItems: "center",
  gap: vars.space[1],
});

export const refusals = part({ ...list, gap: vars.space[1], fontSize: vars.font.size.sm, color: negative.default });
export const refusal = part({ display: "flex", gap: vars.space.oneHalf, overflowWrap: "anywhere" });
/** Each line is a sentence of its own. */
export const news = part({ display: "block" });
export const sign = part({ marginBlockStart: "0.1em", flex: "none" });
