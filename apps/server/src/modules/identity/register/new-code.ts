import { randomInt } from "node:crypto";

/** Letters and digits that are not mistaken for each other. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** A new invitation code. At least one letter and one digit, as the registration form asks. */
export function newCode(): string {
  const letters = Array.from({ length: 7 }, () => LETTERS[randomInt(LETTERS.length)] ?? "A").join("");
  return `${letters}${randomInt(2, 10)}`;
}
