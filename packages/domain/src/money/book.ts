/** Demo money lives in a book of its own; no transfer can name both. */
export const BOOKS = ["real", "demo"] as const;
export type Book = (typeof BOOKS)[number];
