import { vars } from "@baize/tokens/contract";
import { ink } from "../cover/cover.css.ts";
import { figure as figureFace, heading, hiddenVisually, wide } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

const { color, font, space } = vars;
const hair = `${vars.border.width.hair} solid ${color.border.default}`;

export const root = part({
  display: "flex",
  flexDirection: "column",
  color: color.text.default,
  // A panel in a column of its own may be as high as the window; then the lines scroll and the button stays.
  maxBlockSize: "inherit",
});
export const head = part({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
  padding: `${space[5]} ${space[5]} ${space[2]}`,
});
export const body = part({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  minBlockSize: 0,
  // What scrolls would cut a line outside of it.
  outlineOffset: "-2px",
  // In a sheet the sheet scrolls: a second box that does would cut the focus line of a field at both of its ends.
  selectors: { [`${root} > &`]: { overflowY: "auto", paddingInline: space[5], paddingBlockEnd: space[4] } },
});
export const lines = part({ display: "grid", margin: 0 });
export const line = part({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto auto auto",
  alignItems: "center",
  gap: `${space[2]} ${vars.space.twoHalf}`,
  paddingBlock: space[3],
  borderBlockEnd: hair,
  selectors: { "&:last-child": { borderBlockEnd: 0 } },
});
/** The stake of all bets: the columns of a bet, under a line of its own. */
export const shared = part({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "baseline",
  gap: `${space[2]} ${vars.space.twoHalf}`,
  minInlineSize: 0,
  paddingBlockStart: space[3],
  borderBlockStart: hair,
});
export const sharedField = part({ gridColumn: "1 / -1" });
export const sharedLabel = part({ minInlineSize: 0, overflowWrap: "anywhere" });
export const what = part({ gridColumn: "2", minInlineSize: 0, lineHeight: font.lineHeight.heading, overflowWrap: "anywhere" });
export const selection = part({ display: "block", fontWeight: font.weight.medium });
export const market = part({ display: "block", fontSize: font.size.xs, color: color.text.muted });
export const figure = part({ ...figureFace, fontSize: font.size.lg });
export const odds = part({ gridColumn: "3", whiteSpace: "nowrap" });
export const before = part({ ...figureFace, color: color.text.muted });
export const changed = part({ color: color.warning.default });
export const hidden = part(hiddenVisually);
export const edit = part({ selectors: { "&&": { gridColumn: "4" } } });
export const remove = part({ selectors: { "&&": { gridColumn: "5" } } });
export const stake = part({ gridColumn: "2 / 6" });

export const quick = part({ display: "flex", flexWrap: "wrap", gap: space[2], minInlineSize: 0 });
export const legend = part({ marginBlockEnd: space[2], fontSize: font.size.sm, fontWeight: font.weight.medium });
/** A chip seen from above: the face, a printed ring, edge spots in two inks. */
export const chip = part({
  ...figureFace,
  display: "grid",
  placeItems: "center",
  inlineSize: "50px",
  blockSize: vars.size.control.lg,
  borderRadius: "50%",
  fontSize: font.size.md,
  color: ink.ink,
  background: `radial-gradient(circle, ${ink.ground} 0 54%, ${ink.ink} 55% 57%, transparent 58%), repeating-conic-gradient(from -12deg, ${ink.ink} 0 24deg, ${ink.ground} 24deg 60deg)`,
  forcedColorAdjust: "none",
  selectors: {
    "&[aria-pressed=true]:not(:focus-visible)": { outline: `2px solid ${color.accent.default}`, outlineOffset: "2px" },
    "&:hover:not(:disabled)": { boxShadow: `0 0 0 2px ${color.border.strong}` },
    "&:active:not(:disabled)": { transform: "translateY(1px)" },
    "&:disabled": {
      border: `1px dashed ${color.border.strong}`,
      background: "none",
      color: color.text.disabled,
      cursor: "not-allowed",
    },
  },
});

export const foot = part({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[3],
  inlineSize: "100%",
  selectors: { [`${root} > &`]: { padding: space[5], paddingBlockStart: space[4], borderBlockStart: hair } },
});
export const totals = part({ display: "grid", gap: space[1], inlineSize: "100%" });
export const total = part({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `0 ${space[3]}`,
});
export const term = part({ color: color.text.muted });
/** A sum wider than a phone goes on in the next line; doubled, to win over the figure's own single line. */
export const sum = part({ selectors: { "&&": { whiteSpace: "normal", overflowWrap: "anywhere", textAlign: "end" } } });
export const returns = part({ color: color.win });
export const note = part({ fontSize: font.size.xs, color: color.text.muted, textAlign: "center", overflowWrap: "anywhere" });

export const receipt = part({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: space[3],
  selectors: { [`${root} > &`]: { padding: space[5], paddingBlockStart: space[2] } },
});
export const done = part({ color: color.positive.default });
export const receiptTitle = part({ ...heading, fontSize: font.size.lg, textAlign: "center" });

export const onWide = part({ display: "none", "@media": { [wide.xl]: { display: "flex" } } });
export const bar = part({
  position: "sticky",
  insetBlockEnd: `calc(${vars.size.bar.bottomNav} - 1px)`,
  zIndex: vars.zIndex.sticky,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  padding: `${space[2]} ${vars.size.page.gutter}`,
  background: color.surface.overlay,
  color: color.text.default,
  borderBlockStart: hair,
  "@media": { [wide.xl]: { display: "none" } },
});
export const barText = part({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[2], minInlineSize: 0 });
