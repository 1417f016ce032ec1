import type { Book } from "@baize/domain/money/book";

/** The book of a member's column `book`. */
export const asBook = (column: string): Book => (column === "demo" ? "demo" : "real");
