import { vars } from "@baize/tokens/contract";
import { ink } from "../cover/cover.css.ts";
import { figure, heading, transition } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

const { color, font, space } = vars;

export const root = part({
  display: "grid",
  gridTemplateColumns: "104px minmax(0, 1fr)",
  minBlockSize: `calc(${vars.space[24]} + ${vars.space[5]})`,
  overflow: "hidden",
  border: `${vars.border.width.hair} solid ${color.border.default}`,
  borderRadius: vars.card.radius,
  boxShadow: vars.card.shadow,
  backgroundColor: color.surface.raised,
  color: color.text.default,
  textDecoration: "none",
  transition: transition("border-color"),
  selectors: { "a&:hover": { borderColor: color.border.strong } },
});
export const art = part({ position: "relative", overflow: "hidden", background: ink.ground, forcedColorAdjust: "none" });
export const sign = part({ position: "absolute", inset: 0 });
export const picture = part({ position: "absolute", inset: 0 });
export const words = part({ padding: space[4], minInlineSize: 0 });
export const lead = part({ ...figure, fontSize: "2rem", lineHeight: 1.1, whiteSpace: "normal", overflowWrap: "anywhere" });
/** The smaller text after the figure: "/ 7". */
export const unit = part({ unicodeBidi: "isolate", fontSize: "0.6em" });
export const title = part({ ...heading, fontSize: vars.font.size.md, overflowWrap: "anywhere" });
export const badge = part({ marginBlockStart: space[2] });
export const condition = part({ fontSize: font.size.sm, color: color.text.muted, overflowWrap: "anywhere" });
