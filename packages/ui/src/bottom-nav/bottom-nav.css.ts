import { globalStyle } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";
import { components } from "../theme/layers.css.ts";
import { wide } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

const { cloth, control, surface, text, border, accent } = vars.color;

export const root = part({
  position: "fixed",
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.zIndex.rail,
  paddingBlockEnd: "env(safe-area-inset-bottom)",
  backgroundColor: surface.bar,
  borderBlockStart: `${vars.border.width.hair} solid ${border.default}`,
  "@media": { [wide.xl]: { display: "none" } },
});
// Messages are above the bar, not on it.
globalStyle(`:root:has(${root})`, {
  "@layer": {
    [components]: {
      vars: { "--toast-offset": vars.size.bar.bottomNav },
      "@media": { [wide.xl]: { vars: { "--toast-offset": "0px" } } },
    },
  },
});
export const list = part({ display: "grid", gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)", margin: 0, padding: 0 });
export const item = part({ display: "grid", minInlineSize: 0 });
export const entry = part({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.half,
  minBlockSize: vars.size.bar.bottomNav,
  // A label of two lines makes the bar taller instead of touching its edge.
  paddingBlock: vars.space[1],
  paddingInline: vars.space.half,
  color: text.muted,
  textDecoration: "none",
  textAlign: "center",
  fontSize: "max(0.78rem, 12px)",
  lineHeight: 1.25,
  selectors: {
    "&[aria-current]": { color: text.default },
    "&:hover": { background: control.hover },
    "&:active": { background: control.pressed },
    "&:focus-visible": { outlineOffset: "-4px" },
  },
});
export const label = part({ maxInlineSize: "100%", overflowWrap: "anywhere" });
export const currentIcon = part({ color: accent.text });
export const badge = part({ position: "absolute", insetBlockStart: "4px", insetInlineStart: "calc(50% + 4px)" });

/** The deposit chip: lifted over the bar's edge, edge spots in two inks. */
export const chip = part({
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.control.lg,
  blockSize: vars.size.control.lg,
  marginBlockStart: `calc(${vars.space[5]} * -1)`,
  borderRadius: "50%",
  color: cloth.onAccent,
  background: `radial-gradient(circle, ${cloth.accent} 0 58%, ${surface.bar} 59% 62%, transparent 63%), repeating-conic-gradient(${cloth.accent} 0 30deg, ${cloth.text} 30deg 60deg)`,
  boxShadow: `0 0 0 4px ${surface.bar}`,
  "@media": { "(forced-colors: active)": { border: "2px solid" } },
});
