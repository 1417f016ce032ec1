import { countCharacters } from "../../text/characters.ts";

/** User-perceived characters of a name that others see in rooms and on boards. */
export const NICKNAME_LENGTH = { min: 2, max: 20 } as const;

/** Whether a trimmed text may be a nickname; two people may have the same. */
export function isNickname(text: string): boolean {
  const count = countCharacters(text, NICKNAME_LENGTH.max);
  return count >= NICKNAME_LENGTH.min && count <= NICKNAME_LENGTH.max;
}
