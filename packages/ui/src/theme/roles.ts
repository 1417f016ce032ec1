/**
 * Roles written out where layout would take them away: Safari forgets a list without bullets, every browser a table that is
 * laid out as blocks. `image` is for signs of text that mean one thing. Spread them: `<ul {...roles.list}>`.
 */
export const roles = {
  list: { role: "list" },
  table: { role: "table" },
  rows: { role: "rowgroup" },
  row: { role: "row" },
  header: { role: "columnheader" },
  rowHeader: { role: "rowheader" },
  cell: { role: "cell" },
  image: { role: "img" },
} as const;
