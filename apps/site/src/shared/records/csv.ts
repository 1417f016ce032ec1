import { isApiError } from "@baize/api/client/api-error";

const number = /^[-+]?\d+(\.\d+)?$/;
const formula = /^[\s]*[=+\-@\t\r]/;
/** Byte order mark: spreadsheets read the file as UTF-8. */
const mark = "\uFEFF";

function cellOf(text: string): string {
  // A spreadsheet would run it as a formula (OWASP, CSV injection); a signed number stays a number.
  const safe = formula.test(text) && !number.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table as CSV (RFC 4180, lines end with CR LF) with a byte order mark. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return mark + rows.map((row) => `${row.map(cellOf).join(",")}\r\n`).join("");
}

/** A column of a file: its header, and the cell of each row. */
export type FileColumn<Row> = readonly [header: string, of: (row: Row) => string];

/** An instant in files: ISO 8601, empty where there is none. */
export const fileTime = (at: number | null): string => (at === null ? "" : new Date(at).toISOString());

/** Rows as a file's lines, the header first. */
export const tableOf = <Row>(rows: readonly Row[], columns: readonly FileColumn<Row>[]): string[][] => [
  columns.map(([header]) => header),
  ...rows.map((row) => columns.map(([, of]) => of(row))),
];

const sleep = async (seconds: number): Promise<void> => {
  await new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000);
  });
};

/** How often one page is asked for while the server limits the calls. */
const MOST_TRIES = 5;

/**
 * Every page of a list, first to last. A long list is more calls than a member may make at once: `wait` then passes the seconds
 * that the server names.
 */
export async function allPages<Page extends { readonly next: string | null }>(
  read: (cursor: string | undefined) => Promise<Page>,
  wait = sleep,
): Promise<Page[]> {
  const readInTime = async (cursor: string | undefined, tries = 1): Promise<Page> => {
    try {
      return await read(cursor);
    } catch (error) {
      if (!isApiError(error, "rate.limited") || tries === MOST_TRIES) throw error;
      await wait(error.value.retryAfter);
      return await readInTime(cursor, tries + 1);
    }
  };
  const pages: Page[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await readInTime(cursor);
    pages.push(page);
    cursor = page.next;
  }
  return pages;
}

/** Saves a file in the browser. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  // The browser has read the file once the press is handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
