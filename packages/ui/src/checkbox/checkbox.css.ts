import { vars } from "@baize/tokens/contract";
import { transition } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";

const { accent, border, control, negative, text } = vars.color;

export const root = part({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: vars.space[3],
  fontSize: vars.font.size.sm,
});
export const rootSize = parts({
  sm: { fontSize: vars.font.size.xs },
  md: {},
  lg: { fontSize: vars.font.size.md },
});
export const label = part({
  alignSelf: "center",
  overflowWrap: "anywhere",
  cursor: "pointer",
  selectors: { "&[data-disabled]": { color: text.disabled, cursor: "not-allowed" } },
});
export const mark = part({ color: negative.default });
export const secondary = part({ color: text.muted });
export const under = part({ gridColumn: 2 });
export const description = part({ gridColumn: 2, color: text.muted, overflowWrap: "anywhere" });

const tick = "polygon(14% 44%, 0 58%, 40% 96%, 100% 18%, 84% 6%, 38% 66%)";
const bar = "inset(40% 4%)";
const disc = "circle(42%)";

const filled = { background: accent.default, borderColor: accent.default } as const;

/** A checkbox, and a radio button when `type` says so. Forced colours get the system's own drawing. */
export const input = part({
  appearance: "none",
  inlineSize: vars.size.target.min,
  blockSize: vars.size.target.min,
  margin: 0,
  flex: "none",
  display: "grid",
  placeContent: "center",
  background: control.surface,
  borderWidth: vars.border.width.control,
  borderStyle: "solid",
  borderColor: border.strong,
  borderRadius: `min(${vars.field.radius}, 5px)`,
  cursor: "pointer",
  transition: transition("background-color", "border-color"),
  selectors: {
    "&::before": {
      content: '""',
      inlineSize: vars.space[3],
      blockSize: vars.space[3],
      background: text.onAccent,
      clipPath: tick,
      opacity: 0,
    },
    "&:hover": { borderColor: text.muted },
    "&:checked, &:indeterminate": filled,
    "&:checked::before, &:indeterminate::before": { opacity: 1 },
    "&:indeterminate::before": { clipPath: bar },
    "&[type=radio]": { borderRadius: vars.radius.round },
    "&[type=radio]::before": { clipPath: disc },
    "&[type=radio]:indeterminate": { background: control.surface, borderColor: border.strong },
    "&[type=radio]:indeterminate::before": { opacity: 0 },
    "&[aria-invalid], &[data-invalid]": { borderColor: negative.default, boxShadow: `inset 0 0 0 1px ${negative.default}` },
    "&[aria-invalid]:checked, &[data-invalid]:checked": { boxShadow: "none" },
    "&:disabled": { background: "none", borderStyle: "dashed", borderColor: border.strong, cursor: "not-allowed" },
    "&:disabled::before": { background: text.disabled },
  },
  "@media": { "(forced-colors: active)": { appearance: "auto" } },
});
const large = `calc(${vars.size.target.min} + ${vars.space[1]})`;
/** A small box is as large as a usual one: it is the least that a finger hits. */
export const inputSize = parts({
  sm: {},
  md: {},
  lg: {
    inlineSize: large,
    blockSize: large,
    selectors: { "&::before": { inlineSize: vars.space[4], blockSize: vars.space[4] } },
  },
});
