import { vars } from "@baize/tokens/contract";
import { part } from "../theme/part.ts";

const { color, font, space } = vars;
const narrow = "(inline-size < 30rem)";

export const root = part({ containerType: "inline-size", minInlineSize: 0, fontSize: font.size.sm });
export const list = part({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[2],
  listStyle: "none",
  padding: 0,
  margin: 0,
});
export const item = part({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minInlineSize: 0,
});
/** In a narrow container only the link to the parent is shown; the page shows its own name. */
export const folded = part({
  "@container": { [narrow]: { selectors: { "&:not([data-parent])": { display: "none" } } } },
});
export const link = part({
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  minBlockSize: vars.size.target.min,
  color: color.text.link,
  overflowWrap: "anywhere",
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" } },
  "@container": { [narrow]: { minBlockSize: vars.size.target.touch } },
});
export const current = part({ color: color.text.muted, overflowWrap: "anywhere" });
export const between = part({ flex: "none", color: color.text.muted });
export const foldedBetween = part({ "@container": { [narrow]: { display: "none" } } });
export const back = part({ display: "none", "@container": { [narrow]: { display: "block" } } });
