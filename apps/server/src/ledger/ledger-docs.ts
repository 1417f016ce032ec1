import { ACCOUNT_KINDS, CHART } from "./chart-of-accounts.ts";
import { POSTING_ROWS, POSTINGS } from "./postings.ts";

/** Columns are padded as this repository's formatter pads them. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, 3, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[], fill = " ") =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(" | ")} |`;
  return [
    line(head),
    line(
      head.map(() => ""),
      "-",
    ),
    ...rows.map((row) => line(row)),
  ].join("\n");
}

/** Modules with a posting that touches the kind. */
const modulesOf = (kind: string): string =>
  [...new Set(POSTING_ROWS.filter(({ debit, credit }) => debit === kind || credit === kind).map(({ module }) => module))].join(
    ", ",
  );

const chart = (): string =>
  table(
    ["Kind", "Side", "Unit", "Balance", "Holds", "Sign", "`ref`", "Posted by"],
    ACCOUNT_KINDS.map((kind) => {
      const { side, unit, balance, holds, sign, ref } = CHART[kind];
      return [`\`${kind}\``, side, unit, balance, holds, sign, ref ?? "", modulesOf(kind)];
    }),
  );

const postings = (): string =>
  table(
    ["Posting", "Recorded as", "Debit", "Credit", "Module", "When"],
    Object.entries(POSTINGS).map(([name, { kind, debit, credit, module, when }]) => [
      `\`${name}\``,
      `\`${kind}\``,
      `\`${debit}\``,
      `\`${credit}\``,
      module,
      when,
    ]),
  );

const put = (text: string, name: string, content: string) =>
  text.replace(
    new RegExp(`(<!-- ${name} -->)[^]*?(<!-- /${name} -->)`),
    (_, begin: string, end: string) => `${begin}\n\n${content}\n\n${end}`,
  );

/** The page with the current tables, each between its two marks. */
export const withTables = (page: string): string => put(put(page, "chart", chart()), "postings", postings());
