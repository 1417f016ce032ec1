import { vars } from "@baize/tokens/contract";
import { buttonText, doubleLine, transition } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";

const { accent, border, control, negative, text } = vars.color;

export const root = part({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "0.45em",
  maxInlineSize: "100%",
  borderWidth: vars.border.width.control,
  borderStyle: "solid",
  borderColor: "transparent",
  borderRadius: vars.button.radius,
  color: text.default,
  textDecoration: "none",
  whiteSpace: "normal",
  textAlign: "center",
  ...buttonText,
  transition: `${transition("background-color", "border-color")}, transform ${vars.motion.duration.instant}`,
  selectors: {
    "&:active:not(:disabled, [aria-disabled=true])": { transform: "translateY(1px)" },
    "&:disabled, &[aria-disabled=true]": {
      background: "none",
      boxShadow: "none",
      borderStyle: "dashed",
      borderColor: border.strong,
      color: text.disabled,
      cursor: "not-allowed",
    },
  },
});

const solid = (ground: string, ink: string, line: string) => ({
  backgroundColor: ground,
  color: ink,
  boxShadow: doubleLine(ground, line),
});
const live = (rule: string) => `&:${rule}:not(:disabled, [aria-disabled=true])`;

export const variant = parts({
  primary: {
    ...solid(accent.default, text.onAccent, accent.line),
    selectors: {
      [live("hover")]: solid(accent.hover, text.onAccent, accent.line),
      [live("active")]: solid(accent.pressed, text.onAccent, accent.line),
    },
  },
  outline: {
    borderColor: border.strong,
    selectors: { [live("hover")]: { backgroundColor: control.hover }, [live("active")]: { backgroundColor: control.pressed } },
  },
  ghost: {
    selectors: { [live("hover")]: { backgroundColor: control.hover }, [live("active")]: { backgroundColor: control.pressed } },
  },
  danger: {
    backgroundColor: negative.solid,
    color: negative.onSolid,
    selectors: { [live("hover")]: { filter: "brightness(1.12)" }, [live("active")]: { boxShadow: vars.shadow.pressed } },
  },
});

export const size = parts({
  xs: { minBlockSize: vars.size.control.xs, paddingInline: vars.space[2], fontSize: vars.font.size.xs },
  sm: { minBlockSize: vars.size.control.sm, paddingInline: vars.space[3], fontSize: vars.font.size.sm },
  md: { minBlockSize: vars.size.control.md, paddingInline: vars.space[4], fontSize: vars.font.size.md },
  lg: { minBlockSize: vars.size.control.lg, paddingInline: vars.space[6], fontSize: vars.font.size.lg },
});

export const fullWidth = part({ inlineSize: "100%" });

/** Square, for an icon alone. */
export const square = parts({
  xs: { inlineSize: vars.size.control.xs, paddingInline: 0 },
  sm: { inlineSize: vars.size.control.sm, paddingInline: 0 },
  md: { inlineSize: vars.size.control.md, paddingInline: 0 },
  lg: { inlineSize: vars.size.control.lg, paddingInline: 0 },
});
