import { style } from "@vanilla-extract/css";
import { vars } from "@baize/tokens/contract";
import { wide } from "@baize/ui/styles/mixins";

const { space } = vars;

export const kinds = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  "@media": { [wide.lg]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space[8] } },
});
export const kind = style({ minInlineSize: 0 });
export const row = style({
  display: "flex",
  alignItems: "center",
  gap: space[4],
  paddingBlock: space[2],
});
export const measure = style({ flex: 1, minInlineSize: 0 });
/** A form reads as one column, however wide the page is. */
export const column = style({ maxInlineSize: "34rem" });
