import { vars } from "@baize/tokens/contract";
import { transition } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";

const { color, font, space } = vars;
const tinted = (role: { readonly subtle: string; readonly onSubtle: string; readonly border: string }) => ({
  background: role.subtle,
  color: role.onSubtle,
  borderColor: role.border,
});

export const root = part({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.35em",
  minBlockSize: vars.size.control.xs,
  maxInlineSize: "100%",
  paddingInline: space[2],
  border: `${vars.border.width.hair} solid`,
  borderRadius: vars.tag.radius,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  lineHeight: font.lineHeight.heading,
  selectors: { "&:has(> button)": { paddingInlineEnd: vars.border.width.hair } },
});
export const words = part({ minInlineSize: 0, overflowWrap: "anywhere" });
export const tone = parts({
  neutral: { background: color.control.neutral, color: color.text.default, borderColor: color.border.default },
  accent: tinted(color.accent),
  positive: tinted(color.positive),
  negative: tinted(color.negative),
  warning: tinted(color.warning),
  info: tinted(color.info),
});
export const remove = part({
  display: "grid",
  placeItems: "center",
  flex: "none",
  inlineSize: vars.size.target.min,
  blockSize: vars.size.target.min,
  borderRadius: `min(${vars.tag.radius}, 4px)`,
  color: "inherit",
  transition: transition("background-color"),
  selectors: {
    "&:hover": { background: color.control.hover },
    "&:active": { background: color.control.pressed },
    "&:focus-visible": { outlineOffset: "0px" },
  },
});
