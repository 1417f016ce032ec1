import { vars } from "@baize/tokens/contract";
import { hiddenVisually } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

const { color, font, space } = vars;

export const root = part({ minInlineSize: 0 });
/** A window of its own; its size comes from the caller. The gutter stays, so that columns do not flip with the scroll bar. */
export const own = part({
  overflowY: "auto",
  overscrollBehaviorY: "contain",
  scrollbarGutter: "stable",
  scrollbarWidth: "thin",
  selectors: { "&:focus-visible": { outlineOffset: "-2px" } },
});
// Rows are replaced by spaces of their size, so the browser's scroll anchoring would correct a position that is right.
export const list = part({ margin: 0, padding: 0, listStyle: "none", overflowAnchor: "none" });
/** The space of rows that are not drawn; in a grid it takes whole lines. */
export const away = part({ gridColumn: "1 / -1", listStyle: "none" });
export const end = part({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  gap: space[3],
  paddingBlock: space[5],
  color: color.text.muted,
  fontSize: font.size.sm,
  textAlign: "center",
});
export const failed = part({ color: color.negative.default });
export const endText = part({
  maxInlineSize: "100%",
  overflowWrap: "anywhere",
  selectors: { "&:focus-visible": { outlineOffset: "3px" } },
});
export const hidden = part(hiddenVisually);
