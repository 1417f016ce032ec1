import { vars } from "@baize/tokens/contract";
import { ink } from "../cover/cover.css.ts";
import { boxGround } from "../printed-box/ground.css.ts";
import { figure, heading, inlay, wide } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";

const { color, font, space } = vars;

export const slide = part({
  position: "relative",
  display: "grid",
  blockSize: "100%",
  gridTemplateColumns: "minmax(0, 1fr) 27%",
  minBlockSize: "212px",
  overflow: "hidden",
  borderRadius: vars.radius.panel,
  backgroundColor: color.surface.raised,
  color: color.text.default,
  vars: { [boxGround]: color.surface.raised },
  selectors: { "&::after": { ...inlay, zIndex: 1 } },
  "@media": {
    [wide.sm]: { gridTemplateColumns: "minmax(0, 1fr) 32%" },
    [wide.xl]: { gridTemplateColumns: "minmax(0, 1fr) 36%", minBlockSize: "358px" },
    "(forced-colors: active)": { border: "1px solid" },
  },
});
export const words = part({
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  alignItems: "flex-start",
  gap: vars.space.oneHalf,
  minInlineSize: 0,
  padding: space[5],
  "@media": { [wide.xl]: { padding: space[10], gap: space[3] } },
});
export const state = part({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  maxInlineSize: "100%",
  fontSize: font.size.sm,
  color: color.text.muted,
  overflowWrap: "anywhere",
});
export const subject = part({
  ...heading,
  fontSize: font.size.xl,
  maxInlineSize: "100%",
  overflowWrap: "break-word",
  "@media": { [wide.xl]: { fontSize: font.size["3xl"] } },
});
/** The whole slide is a link; buttons are drawn above it. */
export const stretched = part({
  color: "inherit",
  textDecoration: "none",
  selectors: { "&::before": { content: '""', position: "absolute", inset: 0 } },
});
export const action = part({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: space[3],
  inlineSize: "100%",
  marginBlockStart: vars.space.oneHalf,
});
export const lead = part({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: "0 0.35em",
  maxInlineSize: "100%",
  fontSize: font.size["3xl"],
  lineHeight: 1,
  "@media": { [wide.xl]: { fontSize: "5.4rem" } },
});
/** A figure wider than the panel goes on in the next line. */
export const leadFigure = part({ ...figure, whiteSpace: "normal", overflowWrap: "anywhere" });
export const leadTone = parts({ default: {}, win: { color: color.win } });
export const leadNote = part({
  fontSize: "max(0.36em, 1.05rem)",
  lineHeight: font.lineHeight.heading,
  color: color.text.muted,
  overflowWrap: "anywhere",
});
export const art = part({ position: "relative", overflow: "hidden", background: ink.ground, forcedColorAdjust: "none" });
export const sign = part({ position: "absolute", inset: 0 });
export const picture = part({ inlineSize: "100%", blockSize: "100%" });
