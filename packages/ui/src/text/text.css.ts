import { vars } from "@baize/tokens/contract";
import { figure as figureFace } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";

const { color, font } = vars;

// Before weight: a weight that is given wins.
export const tabular = part(figureFace);
export const size = parts({
  "2xs": { fontSize: font.size["2xs"] },
  xs: { fontSize: font.size.xs },
  sm: { fontSize: font.size.sm },
  md: { fontSize: font.size.md },
  lg: { fontSize: font.size.lg },
  xl: { fontSize: font.size.xl },
  "2xl": { fontSize: font.size["2xl"], lineHeight: font.lineHeight.tight },
  "3xl": { fontSize: font.size["3xl"], lineHeight: font.lineHeight.tight },
  "4xl": { fontSize: font.size["4xl"], lineHeight: font.lineHeight.tight },
});
export const weight = parts({
  text: { fontWeight: font.weight.text },
  medium: { fontWeight: font.weight.medium },
  strong: { fontWeight: font.weight.strong },
});
export const tone = parts({
  default: { color: color.text.default },
  muted: { color: color.text.muted },
  disabled: { color: color.text.disabled },
  accent: { color: color.accent.text },
  positive: { color: color.positive.default },
  negative: { color: color.negative.default },
  warning: { color: color.warning.default },
  info: { color: color.info.default },
  win: { color: color.win },
  lose: { color: color.lose },
});
export const align = parts({
  start: { textAlign: "start" },
  center: { textAlign: "center" },
  end: { textAlign: "end" },
});
export const truncate = part({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap", minInlineSize: 0 });
const clamp = (lines: number) =>
  ({ display: "-webkit-box", WebkitBoxOrient: "vertical", WebkitLineClamp: lines, overflow: "hidden" }) as const;
export const lineClamp = parts({ "2": clamp(2), "3": clamp(3), "4": clamp(4) });
/** At most 64 letters a line: articles, notices. */
export const measure = part({ maxInlineSize: "64ch" });
