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

type FileRow = readonly string[];

/** The rows of a file as they come, header first: a long list is many calls, whose rows are not held together. */
export type FileRows = AsyncIterable<readonly FileRow[]>;

/** Rows that are there already, as those of a file. */
export async function* inOnePart(rows: readonly FileRow[]): FileRows {
  yield await Promise.resolve(rows);
}

/** A table as CSV (RFC 4180, lines end with CR LF) with a byte order mark. The browser keeps each part as bytes once it has come. */
export async function writeCsv(parts: FileRows): Promise<Blob> {
  const written: Blob[] = [new Blob([mark])];
  for await (const rows of parts) written.push(new Blob(rows.map((row) => `${row.map(cellOf).join(",")}\r\n`)));
  return new Blob(written, { type: "text/csv;charset=utf-8" });
}

/** A column of a file: its header, and the cell of each row. */
export type FileColumn<Row> = readonly [header: string, of: (row: Row) => string];

/** An instant in files: ISO 8601, empty where there is none. */
export const fileTime = (at: number | null): string => (at === null ? "" : new Date(at).toISOString());

/** The first row of a file. */
export const headerOf = <Row>(columns: readonly FileColumn<Row>[]): string[] => columns.map(([header]) => header);

/** Rows as those of a file. */
export const cellsOf = <Row>(rows: readonly Row[], columns: readonly FileColumn<Row>[]): string[][] =>
  rows.map((row) => columns.map(([, of]) => of(row)));

const sleep = async (seconds: number): Promise<void> => {
  await new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000);
  });
};

/** How often one page is asked for while the server limits the calls. */
const MOST_TRIES = 5;

/**
 * Every page of a list, first to last, as it comes. A long list is more calls than a member may make at once: `wait` then passes the seconds
 * that the server names.
 */
export async function* allPages<Page extends { readonly next: string | null }>(
  read: (cursor: string | undefined) => Promise<Page>,
  wait = sleep,
): AsyncGenerator<Page> {
  const readInTime = async (cursor: string | undefined, tries = 1): Promise<Page> => {
    try {
      return await read(cursor);
    } catch (error) {
      if (!isApiError(error, "rate.limited") || tries === MOST_TRIES) throw error;
      await wait(error.value.retryAfter);
      return await readInTime(cursor, tries + 1);
    }
  };
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await readInTime(cursor);
    yield page;
    cursor = page.next;
  }
}

/** Saves a file in the browser. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  // The browser has read the file once the press is handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
