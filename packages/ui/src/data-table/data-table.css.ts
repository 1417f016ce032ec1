import { vars } from "@baize/tokens/contract";
import { createVar } from "@vanilla-extract/css";
import { figure, hiddenVisually } from "../theme/mixins.ts";
import { part, parts } from "../theme/part.ts";

const { color, border, space, font } = vars;
const line = (ink: string) => `${border.width.hair} solid ${ink}`;

/** The layout follows the table's own width, not the window's: the same table is used in a page and in a side panel. */
const cards = "(max-width: 559.98px)";
const middle = "(min-width: 560px) and (max-width: 719.98px)";
const nearlyWide = "(min-width: 560px) and (max-width: 919.98px)";

/** Above and below the content of a row. */
const rowSpace = createVar("row-space");
export const root = part({
  containerType: "inline-size",
  minInlineSize: 0,
  vars: { [rowSpace]: `calc(${space[3]} - ${border.width.hair})` },
});
export const density = parts({
  comfortable: {},
  compact: { vars: { [rowSpace]: `calc(${space.oneHalf} - ${border.width.hair})` } },
});
/** Buttons of features above the table. */
export const bar = part({ display: "flex", flexWrap: "wrap", justifyContent: "end" });
export const scrolls = part({ overflow: "auto" });
export const table = part({
  inlineSize: "100%",
  fontSize: font.size.sm,
  "@container": { [cards]: { display: "block" } },
});
export const caption = part({
  textAlign: "start",
  fontWeight: font.weight.heading,
  fontSize: font.size.lg,
  paddingBlockEnd: space[2],
  "@container": { [cards]: { display: "block" } },
});
export const labelHidden = part(hiddenVisually);

export const head = part({
  "@container": { [cards]: { display: "block", paddingBlockEnd: space[2], borderBlockEnd: line(color.border.strong) } },
});
export const headSticky = part({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: vars.zIndex.raised,
  backgroundColor: color.surface.page,
  boxShadow: `inset 0 -1px 0 ${color.border.strong}`,
});
export const headRow = part({ "@container": { [cards]: { display: "flex", flexWrap: "wrap", gap: `0 ${space[1]}` } } });

const cell = {
  paddingBlock: rowSpace,
  paddingInline: space[3],
  textAlign: "start",
  selectors: { "&:first-child": { paddingInlineStart: vars.space[1] }, "&:last-child": { paddingInlineEnd: vars.space[1] } },
} as const;
export const headCell = part({
  ...cell,
  paddingBlock: space[2],
  borderBlockEnd: line(color.border.strong),
  color: color.text.muted,
  fontSize: font.size.xs,
  fontWeight: font.weight.medium,
  verticalAlign: "middle",
  "@container": { [cards]: { ...hiddenVisually } },
});
/** Sorting stays on a phone: the headers that sort become a row of buttons over the cards. */
export const headCellSortable = part({
  "@container": {
    [cards]: {
      position: "static",
      inlineSize: "auto",
      blockSize: "auto",
      margin: 0,
      overflow: "visible",
      clipPath: "none",
      selectors: { "&&": { padding: 0 } },
    },
  },
});
export const sortButton = part({
  display: "inline-flex",
  verticalAlign: "middle",
  alignItems: "center",
  gap: vars.space.half,
  minBlockSize: vars.size.target.min,
  marginBlock: `calc(${vars.space[1]} * -1)`,
  paddingInline: vars.space[1],
  // The arrow is in the cell's padding: a column is as wide as it would be without it.
  marginInlineStart: `calc(${vars.space[1]} * -1)`,
  marginInlineEnd: "calc(-7px - 1em)",
  borderRadius: vars.radius.tag,
  color: "inherit",
  fontWeight: "inherit",
  selectors: {
    "&:hover": { color: color.text.default, backgroundColor: color.control.hover },
    "&:active": { backgroundColor: color.control.pressed },
    "[aria-sort] > &": { color: color.text.default },
    // The table ends here, without such a padding.
    "th:last-child > &": { marginInlineEnd: `calc(${vars.space[1]} * -1)` },
  },
  "@container": {
    [cards]: {
      minBlockSize: vars.size.target.touch,
      paddingInline: space[2],
      margin: 0,
      selectors: { "th:last-child > &": { margin: 0 } },
    },
  },
});
/** Beside its header only while the table is sorted by it; on a phone always, to show that the header is a button. */
export const sortIcon = part({
  inlineSize: "1em",
  blockSize: "1em",
  visibility: "hidden",
  "@container": { [cards]: { visibility: "visible" } },
});
export const sorted = part({ visibility: "visible", color: color.accent.text });

export const body = part({ "@container": { [cards]: { display: "block" } } });
export const row = part({
  selectors: { "&:hover": { backgroundColor: color.control.hover } },
  "@container": {
    [cards]: { display: "grid", gap: vars.space.half, paddingBlock: space[3], borderBlockEnd: line(color.border.default) },
  },
});
/** A phone's card of two lines: its cells by name, the others below in lines of their own. */
export const shortCard = part({
  "@container": {
    [cards]: {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      columnGap: space[3],
      alignItems: "baseline",
    },
  },
});
export const highlighted = part({ backgroundColor: color.accent.subtle, color: color.accent.onSubtle });
export const bodyCell = part({
  ...cell,
  borderBlockEnd: line(color.border.default),
  verticalAlign: "middle",
  fontWeight: "inherit",
  overflowWrap: "anywhere",
  "@container": {
    [cards]: {
      display: "flex",
      justifyContent: "space-between",
      alignItems: "baseline",
      gap: space[4],
      border: 0,
      textAlign: "end",
      gridColumn: "1 / -1",
      selectors: {
        "&&": { padding: `${vars.border.width.hair} ${vars.space[1]}` },
        // Still a cell to screen readers, whose hidden header row names the cells by their place.
        "&&:empty": hiddenVisually,
        "&&:empty::before": { content: "none" },
        // The header's words again, hidden from screen readers, which read the hidden header row.
        "&::before": {
          content: ["attr(data-label)", 'attr(data-label) / ""'],
          flex: "none",
          maxInlineSize: "50%",
          color: color.text.muted,
          textAlign: "start",
          fontFamily: font.family.text,
          fontWeight: font.weight.text,
          fontStretch: "100%",
          fontSize: font.size.sm,
          whiteSpace: "normal",
        },
        // A cell before the row's name, usually a time, becomes a small line above it and needs no label.
        "td&:first-child:has(+ th), [data-part=select] + td&:has(+ th)": {
          justifyContent: "flex-start",
          color: color.text.muted,
          fontSize: font.size.xs,
        },
        "td&:first-child:has(+ th)::before, [data-part=select] + td&:has(+ th)::before": { content: "none" },
      },
    },
  },
});
export const rowHeader = part({
  // Any word may break in a narrow table; the one that names the row keeps room for words.
  minInlineSize: "14ch",
  fontWeight: font.weight.medium,
  "@container": {
    [cards]: {
      minInlineSize: 0,
      textAlign: "start",
      fontSize: font.size.md,
      selectors: { "&::before": { content: "none" }, [`${shortCard} > &`]: { gridRow: 1, gridColumn: 1 } },
    },
  },
});

export const nowrap = part({ whiteSpace: "nowrap", "@container": { [cards]: { whiteSpace: "normal" } } });

export const foot = part({ "@container": { [cards]: { display: "block" } } });
export const footRow = part({
  "@container": { [cards]: { display: "grid", gap: vars.space.half, paddingBlock: space[3] } },
});
export const footCell = part({
  ...cell,
  borderBlockStart: line(color.border.strong),
  fontWeight: font.weight.strong,
  "@container": {
    [cards]: {
      display: "flex",
      justifyContent: "space-between",
      gap: space[4],
      border: 0,
      selectors: {
        "&&": { padding: `${vars.border.width.hair} ${vars.space[1]}` },
        "&:empty": { display: "none" },
        // The row of sums has its name already.
        "th&::before": { content: "none" },
        "&::before": {
          content: ["attr(data-label)", 'attr(data-label) / ""'],
          color: color.text.muted,
          fontWeight: font.weight.text,
        },
      },
    },
  },
});

const gone = { display: "none" } as const;
export const priority = parts({
  "1": {},
  "2": { "@container": { [middle]: gone } },
  "3": { "@container": { [nearlyWide]: gone } },
});
/** Shown only while a column is hidden. */
export const columnsToggle = part({
  display: "none",
  justifyContent: "end",
  "@container": { [nearlyWide]: { display: "flex" } },
});
export const columnsToggleForTwo = part({
  display: "none",
  justifyContent: "end",
  "@container": { [middle]: { display: "flex" } },
});
export const message = part({
  paddingBlockStart: space[5],
  "@container": { [cards]: { display: "block", selectors: { "&::before": { content: "none" } } } },
});
export const messageRow = part({ "@container": { [cards]: { display: "block" } } });
export const spacer = part({ "@container": { [cards]: { display: "block" } } });
export const hidden = part(hiddenVisually);

// Last, so that they override each cell's own rule.
export const atEnd = part({ textAlign: "end" });
/** Figures in the body only: header words stay plain. */
export const figures = part({ ...figure, fontSize: vars.font.size.md });
export const sortAtEnd = part({
  flexDirection: "row-reverse",
  marginInlineStart: "calc(-7px - 1em)",
  marginInlineEnd: `calc(${vars.space[1]} * -1)`,
  "@container": { [cards]: { flexDirection: "row", margin: 0 } },
});

const bare = { "&&::before": { content: "none" } } as const;
const placed = (gridRow: number, gridColumn: number) => ({ gridRow, gridColumn }) as const;
const small = { color: color.text.muted, fontSize: font.size.sm, fontFamily: font.family.text } as const;
export const inCard = parts({
  figure: { "@container": { [cards]: { ...placed(1, 2), justifyContent: "end", fontSize: font.size.lg, selectors: bare } } },
  note: {
    "@container": { [cards]: { ...placed(2, 1), ...small, justifyContent: "start", textAlign: "start", selectors: bare } },
  },
  aside: { "@container": { [cards]: { ...placed(2, 2), ...small, justifyContent: "end", selectors: bare } } },
  hidden: { "@container": { [cards]: gone } },
});
