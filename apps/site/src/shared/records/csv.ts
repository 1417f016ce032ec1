const number = /^[-+]?\d+(\.\d+)?$/;
const formula = /^[\s]*[=+\-@\t\r]/;
/** Tells a spreadsheet that what follows is UTF-8. */
const mark = "\uFEFF";

function cellOf(text: string): string {
  // A spreadsheet would run it as a formula (OWASP, CSV injection); a plain figure with its sign stays one.
  const safe = formula.test(text) && !number.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table as CSV (RFC 4180, lines end with CR LF) with a byte order mark. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return mark + rows.map((row) => `${row.map(cellOf).join(",")}\r\n`).join("");
}

/** A column of a file: its header, and the cell of each row. */
export type FileColumn<Row> = readonly [header: string, of: (row: Row) => string];

/** An instant as files write it: ISO 8601, empty where there is none. */
export const fileTime = (at: number | null): string => (at === null ? "" : new Date(at).toISOString());

/** Rows as a file's lines, the header first. */
export const tableOf = <Row>(rows: readonly Row[], columns: readonly FileColumn<Row>[]): string[][] => [
  columns.map(([header]) => header),
  ...rows.map((row) => columns.map(([, of]) => of(row))),
];

/** Every page of a list, first to last. */
export async function allPages<Page extends { readonly next: string | null }>(
  read: (cursor: string | undefined) => Promise<Page>,
): Promise<Page[]> {
  const pages: Page[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await read(cursor);
    pages.push(page);
    cursor = page.next;
  }
  return pages;
}

/** Hands a file to the browser to keep. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  // The browser has the file once the press is handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
