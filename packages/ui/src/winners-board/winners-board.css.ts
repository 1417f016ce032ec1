import { vars } from "@baize/tokens/contract";
import { figure, wide } from "../theme/mixins.ts";
import { part } from "../theme/part.ts";

const { color, font, space } = vars;

export const root = part({
  display: "flex",
  flexDirection: "column",
  padding: `${vars.space[6]} ${vars.space[6]} ${vars.space[4]}`,
});
export const head = part({
  display: "flex",
  flexWrap: "wrap",
  overflowWrap: "anywhere",
  justifyContent: "space-between",
  alignItems: "baseline",
  columnGap: space[3],
  rowGap: space[1],
});
export const title = part({ minInlineSize: 0 });
export const asOf = part({ flex: "0 1 auto", fontSize: font.size.sm, color: color.text.muted });
export const list = part({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  marginBlockStart: space[2],
});
/** On a phone the board is short: the first three. */
export const row = part({
  display: "grid",
  gridTemplateColumns: "26px minmax(0, 1fr) auto",
  alignItems: "center",
  gap: vars.space.twoHalf,
  paddingBlock: vars.space[2],
  borderBlockEnd: `${vars.border.width.hair} solid ${color.border.default}`,
  selectors: { "&:last-child, &:nth-child(3)": { borderBlockEnd: 0 }, "&:nth-child(n + 4)": { display: "none" } },
  "@media": {
    [wide.xl]: {
      selectors: {
        "&:nth-child(n + 4)": { display: "grid" },
        "&:nth-child(3):not(:last-child)": { borderBlockEnd: `${vars.border.width.hair} solid ${color.border.default}` },
      },
    },
  },
});
export const rank = part({
  ...figure,
  fontSize: vars.font.size.lg,
  lineHeight: 1,
  textAlign: "center",
  color: color.text.muted,
  selectors: { [`${row}:nth-child(-n + 3) > &`]: { color: color.win } },
});
const cut = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;
export const who = part({ minInlineSize: 0, lineHeight: font.lineHeight.heading });
export const name = part({ ...cut, display: "block", fontSize: font.size.sm, paddingBlockStart: "0.1em" });
export const detail = part({
  ...cut,
  display: "block",
  fontSize: font.size.xs,
  color: color.text.muted,
  paddingBlockEnd: "0.1em",
});
export const prize = part({ fontSize: vars.font.size.lg });
