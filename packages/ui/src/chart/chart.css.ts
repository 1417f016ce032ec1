import { vars } from "@baize/tokens/contract";
import { figure as figureText, heading, hiddenVisually } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";

const { color, font, space } = vars;
const line = (ink: string) => `${vars.border.width.hair} solid ${ink}`;
const forced = "(forced-colors: active)";

export const root = part({ display: "grid", gap: space[3], margin: 0, minInlineSize: 0 });
export const head = part({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `${space[1]} ${space[4]}`,
});
export const title = part({ ...heading, minInlineSize: 0, fontSize: font.size.lg });
/** The number is the hero; what the pointer is on takes its place. */
export const hero = part({ ...figureText, fontSize: font.size.xl, lineHeight: 1.15, marginInlineStart: "auto" });
export const heroPoint = part({
  color: color.text.muted,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  marginInlineEnd: space[2],
});

export const legend = part({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[1]} ${space[4]}`,
  color: color.text.muted,
  fontSize: font.size.xs,
});
export const legendEntry = part({ display: "inline-flex", alignItems: "center", gap: space[2] });
export const legendMark = part({ inlineSize: "24px", blockSize: vars.space.twoHalf, overflow: "visible" });

export const plot = part({ display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: space[2], rowGap: space[1] });
export const size = parts({ sm: { blockSize: "104px" }, md: { blockSize: "168px" }, lg: { blockSize: "280px" } });
/** Ticks are evenly spaced, so the column spreads them; each is on its line. */
export const ticks = part({ display: "flex", flexDirection: "column", justifyContent: "space-between", textAlign: "end" });
export const tick = part({
  ...figureText,
  display: "grid",
  alignContent: "center",
  justifyItems: "end",
  blockSize: 0,
  color: color.text.muted,
  fontSize: font.size["2xs"],
});
export const field = part({ position: "relative", minInlineSize: 0 });
/** Time runs in the direction of the text: the drawing is mirrored in right-to-left. It has no letters. */
export const drawing = part({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  overflow: "visible",
  printColorAdjust: "exact",
  forcedColorAdjust: "none",
  selectors: { "&:dir(rtl)": { transform: "scaleX(-1)" }, "[dir=rtl] &": { transform: "scaleX(-1)" } },
});
export const rule = part({
  stroke: color.border.default,
  strokeWidth: 1,
  vectorEffect: "non-scaling-stroke",
  "@media": { [forced]: { stroke: "GrayText" } },
});
export const zero = part({ stroke: color.border.strong, "@media": { [forced]: { stroke: "CanvasText" } } });

const ink = (value: string) => ({ color: value, "@media": { [forced]: { color: "CanvasText" } } });
export const tone = parts({
  accent: ink(color.accent.default),
  info: ink(color.info.default),
  neutral: ink(color.text.muted),
  win: ink(color.win),
  lose: ink(color.lose),
});
export const bar = part({ fill: "currentColor", fillOpacity: 0.7, selectors: { "&[data-highlighted]": { fillOpacity: 1 } } });
export const barHover = part({ fillOpacity: 1, "@media": { [forced]: { fill: "Highlight" } } });
export const area = part({ fill: "currentColor", fillOpacity: 0.1 });
export const stroke = part({
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  vectorEffect: "non-scaling-stroke",
});
/** Series differ by their line as well as by their colour. */
export const dash = parts({ solid: {}, dashed: { strokeDasharray: "6 5" }, dotted: { strokeDasharray: "1 5" } });
/** A stroke without length and with round ends: a dot that stays round however the drawing is stretched. */
export const dot = part({ stroke: "currentColor", strokeWidth: 7, strokeLinecap: "round", vectorEffect: "non-scaling-stroke" });
export const bands = part({ position: "absolute", inset: 0, display: "flex" });
export const band = part({
  flex: "1 1 0",
  minInlineSize: 0,
  selectors: { "&[data-active]": { backgroundColor: color.control.hover } },
});

export const words = part({
  gridColumn: 2,
  display: "grid",
  gridTemplateColumns: "repeat(var(--chart-points), minmax(0, 1fr))",
  color: color.text.muted,
  fontSize: font.size["2xs"],
});
export const word = part({
  gridRow: 1,
  gridColumn: "var(--chart-place)",
  justifySelf: "center",
  whiteSpace: "nowrap",
  selectors: { "&[data-end=first]": { justifySelf: "start" }, "&[data-end=last]": { justifySelf: "end" } },
});

export const toggle = part({ justifySelf: "start" });
export const tableFrame = part({
  overflowX: "auto",
  maxBlockSize: "360px",
  overflowY: "auto",
  "@media": { print: { maxBlockSize: "none" } },
});
/** For screen readers always, on paper always; for the eye on demand. */
export const tableAway = part({ "@media": { screen: { ...hiddenVisually } } });
export const table = part({ inlineSize: "100%", fontSize: font.size.sm });
export const caption = part(hiddenVisually);
const cell = { paddingBlock: space[2], paddingInline: space[2], borderBlockEnd: line(color.border.default) } as const;
export const headCell = part({
  ...cell,
  borderBlockEnd: line(color.border.strong),
  color: color.text.muted,
  fontSize: font.size.xs,
  fontWeight: font.weight.medium,
  textAlign: "start",
});
export const rowHead = part({ ...cell, fontWeight: font.weight.medium, textAlign: "start" });
export const cellFigure = part({ ...cell, ...figureText, textAlign: "end" });
export const headFigure = part({ textAlign: "end" });
export const empty = part({
  paddingBlock: space[6],
  color: color.text.muted,
  textAlign: "center",
  borderBlock: line(color.border.inlay),
});

export const spark = part({
  display: "inline-block",
  verticalAlign: "middle",
  inlineSize: "96px",
  blockSize: vars.size.control.xs,
});
export const sparkFrame = part({ position: "relative", display: "block", inlineSize: "100%", blockSize: "100%" });
