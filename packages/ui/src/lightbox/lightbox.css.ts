import { vars } from "@baize/tokens/contract";
import { transition, wide } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

const { color, font, size, space } = vars;

export const layer = part({ padding: 0 });
/** The whole window: pictures are the reason to be here. */
export const panel = part({
  inlineSize: "100%",
  blockSize: "100%",
  border: 0,
  borderRadius: vars.radius.none,
});
/** Over the panel rather than in its body, whose padding is for text. */
export const root = part({
  position: "absolute",
  inset: 0,
  display: "grid",
  gridTemplate: "minmax(0, 1fr) auto / auto minmax(0, 1fr) auto",
  paddingBlock: `max(${vars.size.control.lg}, env(safe-area-inset-top)) env(safe-area-inset-bottom)`,
});
export const stage = part({
  gridArea: "1 / 1 / 2 / 4",
  position: "relative",
  display: "grid",
  grid: "minmax(0, 1fr) / minmax(0, 1fr)",
  // `safe`: what is larger than the stage starts at its edge, so that all of it can be scrolled to.
  placeItems: "safe center",
  minInlineSize: 0,
  minBlockSize: 0,
  overflow: "hidden",
  // The browser handles pinch and vertical scrolling, the component horizontal movement.
  touchAction: "pan-y pinch-zoom",
  selectors: {
    "&[data-zoomed]": { overflow: "auto", touchAction: "auto", cursor: "grab" },
    "&:focus-visible": { outlineOffset: "-4px" },
  },
  "@media": { [wide.md]: { paddingInline: space[12] } },
});
/** As large as the stage and no larger than it is; zoomed in, so many times the stage. */
export const image = part({
  inlineSize: "100%",
  blockSize: "100%",
  maxInlineSize: "none",
  minInlineSize: 0,
  objectFit: "scale-down",
  userSelect: "none",
  transition: transition("opacity"),
  selectors: { "[data-zoomed] > &": { objectFit: "contain" }, "&[data-state=loading]": { opacity: 0 } },
});
export const waiting = part({ position: "absolute", inset: 0, margin: "auto", fontSize: font.size.xl });
export const failed = part({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: space[3],
  padding: space[5],
  color: color.text.muted,
  textAlign: "center",
});
const side = {
  gridRow: "1",
  alignSelf: "center",
  zIndex: 1,
  inlineSize: size.target.touch,
  minBlockSize: size.target.touch,
  paddingInline: 0,
  margin: space[2],
  background: color.surface.overlay,
} as const;
// Doubled, so that it overrides the button's own size and background in any load order.
export const previous = part({ selectors: { "&&": { ...side, gridColumn: "1" } } });
export const next = part({ selectors: { "&&": { ...side, gridColumn: "3" } } });
export const foot = part({
  gridArea: "2 / 1 / 3 / 4",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[3]} ${space[4]}`,
  borderBlockStart: `${vars.border.width.hair} solid ${color.border.default}`,
});
export const caption = part({
  flex: "1 1 16em",
  minInlineSize: 0,
  maxBlockSize: "6.5em",
  overflowY: "auto",
  overflowWrap: "anywhere",
});
export const place = part({ color: color.text.muted, fontSize: font.size.sm, fontVariantNumeric: "tabular-nums" });
export const zoom = part({ display: "flex", gap: space[1] });
