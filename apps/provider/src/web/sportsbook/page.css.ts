import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";
import { figure as figureFace, heading, hiddenVisually, wide } from "@baize/ui/styles/mixins";

const { color, font, space } = vars;
const hair = `${vars.border.width.hair} solid ${color.border.default}`;

export const page = style({
  // The site's own bar at the foot is not part of this page.
  vars: { [vars.size.bar.bottomNav]: "1px" },
  paddingBlock: space[3],
  // The parts have the gutter: the bar of the slip is as wide as the window.
  paddingInline: 0,
  "@media": { [wide.lg]: { paddingInline: 0 } },
});
const { gutter, gutterWide } = vars.size.page;
export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  paddingBlockEnd: space[3],
  paddingInline: gutter,
  "@media": { [wide.lg]: { paddingInline: gutterWide } },
});
export const notices = style({ paddingInline: gutter, "@media": { [wide.lg]: { paddingInline: gutterWide } } });
/** The site's bar around the frame shows the title, the balance and the way out already; screen readers keep the title. */
const inSite = '[data-bar="site"] &';
export const title = style({
  ...heading,
  flex: "1 1 auto",
  fontSize: font.size.xl,
  selectors: { [inSite]: { ...hiddenVisually } },
});
export const balance = style({
  display: "flex",
  alignItems: "baseline",
  gap: space[2],
  selectors: { [inSite]: { display: "none" } },
});
export const leave = style({ selectors: { [inSite]: { display: "none" } } });
/** At the end of its line, also where the title before it is not shown. */
export const rulesButton = style({ marginInlineStart: "auto" });
export const muted = style({ color: color.text.muted, fontSize: font.size.sm });
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[5],
  "@media": {
    [wide.xl]: { gridTemplateColumns: "minmax(0, 1fr) 360px", alignItems: "start", paddingInline: gutterWide },
  },
});
export const main = style({
  minInlineSize: 0,
  paddingInline: gutter,
  "@media": { [wide.lg]: { paddingInline: gutterWide }, [wide.xl]: { paddingInline: 0 } },
});
export const side = style({
  display: "contents",
  "@media": {
    [wide.xl]: { display: "block", position: "sticky", insetBlockStart: space[3], maxBlockSize: "calc(100vh - 7rem)" },
  },
});
export const panel = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[4], paddingBlock: space[4] });
export const list = style({ listStyle: "none" });
export const fixture = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[2],
  paddingBlock: space[4],
  borderBlockEnd: hair,
});
// The bar of the slip is over the foot of the window: what has focus is scrolled above it.
globalStyle(`${fixture} :is(button, summary)`, { scrollMarginBlockEnd: "5rem" });
export const head = style({ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: `${space[1]} ${space[3]}` });
export const sides = style({ ...heading, fontSize: font.size.lg, marginInlineEnd: "auto" });
export const figure = style({ ...figureFace, fontSize: font.size.lg });
export const score = style({ ...figureFace, fontSize: font.size["2xl"], color: color.accent.text });
export const caret = style({ selectors: { "details[open] > summary > &": { transform: "rotate(180deg)" } } });
export const summary = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  minBlockSize: vars.size.control.sm,
  color: color.text.link,
  cursor: "pointer",
});
export const markets = style({ display: "grid", gap: space[4], paddingBlockStart: space[2] });
export const market = style({ display: "grid", gap: space[2], justifyItems: "start" });
export const marketName = style({ fontSize: font.size.sm, color: color.text.muted });
export const kinds = style({ display: "grid", gap: space[2] });
export const sizes = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
});
export const legs = style({ listStyle: "none", display: "grid", gap: space[2] });
export const leg = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto auto",
  alignItems: "center",
  gap: space[3],
});
export const legText = style({ display: "grid", minInlineSize: 0, overflowWrap: "anywhere" });
export const sums = style({ display: "flex", flexWrap: "wrap", alignItems: "flex-end", gap: `${space[2]} ${space[6]}` });
export const returns = style({ color: color.win });
export const fate = style({ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: space[2] });
export const rules = style({ display: "grid", gap: space[4], lineHeight: font.lineHeight.text });
export const hidden = style(hiddenVisually);
export const emptySlip = style({ display: "none", "@media": { [wide.xl]: { display: "block" } } });
export const seed = style({ ...figureFace, whiteSpace: "normal", overflowWrap: "anywhere" });
