import { vars } from "@baize/tokens/contract";
import { part, parts } from "../theme/part.ts";

const { color, font } = vars;
const tinted = (role: { readonly subtle: string; readonly onSubtle: string }) => ({
  backgroundColor: role.subtle,
  color: role.onSubtle,
});

export const root = part({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.35em",
  paddingInline: vars.space[2],
  paddingBlock: vars.border.width.hair,
  borderRadius: vars.tag.radius,
  fontSize: font.size.xs,
  fontWeight: font.weight.medium,
  lineHeight: 1.6,
  maxInlineSize: "100%",
  whiteSpace: "nowrap",
  "@media": { "(forced-colors: active)": { border: "1px solid" } },
});
export const tone = parts({
  neutral: { backgroundColor: color.control.neutral, color: color.text.default },
  accent: tinted(color.accent),
  positive: tinted(color.positive),
  negative: tinted(color.negative),
  warning: tinted(color.warning),
  info: tinted(color.info),
  live: { backgroundColor: color.live, color: color.onLive },
});
