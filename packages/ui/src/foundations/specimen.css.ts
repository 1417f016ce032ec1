import { keyframes } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";
import { boxGround } from "../printed-box/ground.css.ts";
import { doubleLine, figure, heading, inlay, inlayEdge } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";

const { color, space, font } = vars;
const hair = `${vars.border.width.hair} solid ${color.border.default}`;

export const page = part({ display: "grid", gap: space[10], padding: space[4], fontSize: font.size.sm });
export const section = part({ display: "grid", gap: space[4], minInlineSize: 0 });
export const grid = part({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(150px, 1fr))",
  gap: space[4],
  margin: 0,
});
export const card = part({ minInlineSize: 0, display: "grid", gap: space[1], alignContent: "start" });
export const patch = part({ blockSize: "56px", border: hair, borderRadius: vars.radius.card });
export const name = part({ overflowWrap: "anywhere", fontWeight: font.weight.medium });
export const note = part({ color: color.text.muted, fontSize: font.size.xs, overflowWrap: "anywhere" });
export const value = part({ ...figure, color: color.text.muted, fontSize: font.size.xs });

export const ground = part({ padding: space[5], borderRadius: vars.radius.panel, vars: { [boxGround]: color.surface.page } });
export const row = part({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[3] });
export const line = part({
  display: "grid",
  gridTemplateColumns: "minmax(90px, 160px) minmax(0, 1fr)",
  alignItems: "baseline",
  gap: space[4],
  paddingBlock: space[2],
  borderBlockEnd: hair,
});
export const bar = part({ blockSize: "20px", backgroundColor: color.accent.default, borderRadius: vars.radius.tag });
export const control = part({
  display: "grid",
  placeItems: "center",
  paddingInline: space[4],
  border: `${vars.border.width.control} solid ${color.border.strong}`,
  borderRadius: vars.radius.control,
});

export const cover = part({
  display: "grid",
  gridTemplateColumns: "repeat(4, 1fr)",
  blockSize: "56px",
  overflow: "hidden",
  borderRadius: vars.radius.cover,
});
export const ball = part({ inlineSize: vars.size.ball.md, blockSize: vars.size.ball.md, borderRadius: "50%" });

export const sample = part({ overflowWrap: "anywhere", minInlineSize: 0 });
export const type = parts({
  text: { fontWeight: font.weight.text },
  medium: { fontWeight: font.weight.medium },
  strong: { fontWeight: font.weight.strong },
  heading: { ...heading, fontSize: font.size.xl },
  button: { fontWeight: font.weight.button, fontStretch: `calc(${font.width.button} * 1%)` },
  figure: { ...figure, fontSize: font.size["2xl"] },
});
export const script = part({ fontSize: font.size.lg, lineHeight: font.lineHeight.text });
export const scriptHeading = part({ ...heading, fontSize: font.size.lg });

const box = {
  position: "relative",
  minBlockSize: "110px",
  padding: space[4],
  display: "grid",
  placeItems: "center",
  textAlign: "center",
} as const;
export const inlays = parts({
  frame: { ...box, backgroundColor: color.surface.raised, borderRadius: vars.radius.panel, selectors: { "&::after": inlay } },
  edge: { ...box, selectors: { "&::before": inlayEdge } },
  chosen: {
    ...box,
    border: `${vars.border.width.control} solid ${color.accent.border}`,
    borderRadius: vars.radius.control,
    backgroundColor: color.surface.raised,
    boxShadow: doubleLine(color.surface.raised, color.accent.border),
  },
});
export const radius = part({ blockSize: "72px", border: `${vars.border.width.strong} solid ${color.border.strong}` });
export const elevation = parts({
  raised: {
    ...box,
    backgroundColor: color.surface.raised,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.raised,
    border: hair,
  },
  overlay: { ...box, backgroundColor: color.surface.overlay, borderRadius: vars.radius.card, boxShadow: vars.shadow.overlay },
  dialog: { ...box, backgroundColor: color.surface.overlay, borderRadius: vars.radius.panel, boxShadow: vars.shadow.dialog },
});

const slide = keyframes({ from: { insetInlineStart: 0 }, to: { insetInlineStart: "calc(100% - 40px)" } });
export const track = part({ position: "relative", blockSize: "40px", borderBlockEnd: hair });
export const runner = part({
  position: "absolute",
  insetBlockStart: 0,
  inlineSize: "40px",
  blockSize: "36px",
  backgroundColor: color.accent.default,
  borderRadius: vars.radius.control,
});
const run = (duration: string, easing: string) => ({ animation: `${slide} ${duration} ${easing} both` });
const { duration, easing } = vars.motion;
export const motion = parts({
  instant: run(duration.instant, easing.out),
  quick: run(duration.quick, easing.out),
  settle: run(duration.settle, easing.out),
  deal: run(duration.deal, easing.deal),
});
export const icons = part({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(104px, 1fr))",
  gap: space[2],
  margin: 0,
  padding: 0,
});
export const icon = part({
  display: "grid",
  justifyItems: "center",
  gap: space[1],
  padding: space[2],
  textAlign: "center",
  fontSize: font.size["2xs"],
  overflowWrap: "anywhere",
});
export const brands = part({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(320px, 100%), 1fr))",
  gap: space[4],
});
export const stack = part({ display: "grid", gap: space[3] });
