import type { StyleRule } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";
import { transition } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";
import { focusedBox } from "./focused.ts";

const { border, control, info, negative, positive, text, warning } = vars.color;

export const root = part({ display: "block", minInlineSize: 0 });

export const label = part({
  display: "block",
  inlineSize: "fit-content",
  marginBlockEnd: vars.space.oneHalf,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
  overflowWrap: "anywhere",
});
export const mark = part({ unicodeBidi: "isolate", color: negative.default });
export const secondary = part({ unicodeBidi: "isolate", color: text.muted, fontWeight: vars.font.weight.text });

const note = {
  fontSize: vars.font.size.sm,
  lineHeight: 1.45,
  overflowWrap: "anywhere",
} as const satisfies StyleRule;

export const description = part({ ...note, marginBlockStart: vars.space.oneHalf, color: text.muted });
export const message = part({
  ...note,
  display: "flex",
  gap: vars.space.oneHalf,
  selectors: { "&:not(:empty)": { marginBlockStart: vars.space.oneHalf } },
});
export const messageTone = parts({
  neutral: { color: text.muted },
  positive: { color: positive.default },
  negative: { color: negative.default },
  warning: {},
  info: {},
});
export const reserve = part({ minBlockSize: "1.45em", marginBlockStart: vars.space.oneHalf });
export const sign = part({
  marginBlockStart: "0.1em",
  selectors: {
    '[data-tone="warning"] > p > &': { color: warning.default },
    '[data-tone="info"] > p > &': { color: info.default },
  },
});

const off = {
  borderStyle: "dashed",
  background: control.disabled,
  color: text.disabled,
} as const satisfies StyleRule;

/** The edge that every control shares: an input's wrapper, or a button that opens a list. */
export const box = part({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  inlineSize: "100%",
  minInlineSize: 0,
  paddingInline: vars.space[3],
  background: control.surface,
  color: text.default,
  borderWidth: vars.border.width.control,
  borderStyle: "solid",
  borderColor: border.strong,
  borderRadius: vars.field.radius,
  textAlign: "start",
  transition: transition("border-color"),
  selectors: {
    "&:hover": { borderColor: text.muted },
    "&:focus-visible": focusedBox,
    "&:has(> :is(input, textarea, select):focus)": focusedBox,
    "&:disabled": { ...off, cursor: "not-allowed" },
    "&:has(> :is(input, textarea, select):disabled)": off,
  },
  "@supports": { "not selector(:has(a))": { selectors: { "&:focus-within": focusedBox } } },
});

const line = (colour: string) => ({ borderColor: colour, boxShadow: `inset 0 0 0 1px ${colour}` });
const unfocused = (rule: StyleRule): StyleRule => ({
  selectors: { "&:not(:focus-visible, :has(> :is(input, textarea, select):focus))": rule },
});
export const boxTone = parts({
  neutral: {},
  positive: unfocused({ borderColor: positive.default }),
  negative: unfocused(line(negative.default)),
  warning: unfocused(line(warning.border)),
  info: unfocused({ borderColor: info.border }),
});

export const boxSize = parts({
  sm: { minBlockSize: vars.size.control.sm, fontSize: vars.font.size.sm },
  md: { minBlockSize: vars.size.control.md },
  lg: { minBlockSize: vars.size.control.lg, fontSize: vars.font.size.lg },
});

/** The bare control inside the box. Text of another direction stays at the reading edge of the page. */
export const input = part({
  flex: 1,
  alignSelf: "stretch",
  minInlineSize: 0,
  inlineSize: "100%",
  padding: 0,
  border: 0,
  outline: 0,
  background: "none",
  // Chromium has the prefixed word alone.
  textAlign: ["-webkit-match-parent", "match-parent"],
  textOverflow: "ellipsis",
  selectors: {
    "&::placeholder": { color: text.muted, opacity: 1, unicodeBidi: "plaintext" },
    "&:disabled": { cursor: "not-allowed", opacity: 1, WebkitTextFillColor: text.disabled },
    "&:focus-visible": { outline: 0 },
    // The browser gives autofilled fields its own colour; a transition that never ends keeps ours.
    "&:-webkit-autofill": {
      WebkitTextFillColor: text.default,
      caretColor: text.default,
      transition: "background-color 1000000s",
    },
  },
});

export const start = part({ display: "inline-flex", alignItems: "center", flex: "none", color: text.muted });
export const end = part({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  flex: "0 1 auto",
  minInlineSize: 0,
  color: text.muted,
  selectors: { "&:has(> button)": { marginInlineEnd: `calc(${vars.space[3]} * -1 + ${vars.space[1]})` } },
});

/** A button inside the box. Its selector is doubled, so that it overrides the button's own size in any load order. */
export const inset = part({ selectors: { "&&": { minBlockSize: `calc(${vars.size.control.md} - ${vars.space.twoHalf})` } } });
/** The same for a button that is an icon alone. */
export const insetIcon = part({
  selectors: { "&&": { inlineSize: `calc(${vars.size.control.md} - ${vars.space.twoHalf})`, paddingInline: 0, flex: "none" } },
});
