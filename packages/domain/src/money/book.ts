/** Demo money has its own book; a transfer never moves money between books. */
export const BOOKS = ["real", "demo"] as const;
export type Book = (typeof BOOKS)[number];
