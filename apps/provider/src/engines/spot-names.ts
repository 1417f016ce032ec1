import { fill, type Messages } from "../messages/messages.ts";
import { spotKeyAt } from "./spot-key-at.ts";
import type { SharedName } from "./table.ts";

/** Signs that give text a direction. The contract refuses them in what the platform shows. */
const DIRECTION = /[\u2066\u2069]/g;

/** The name of a spot in the language of these messages, for the platform's record; of a text that needs none, the text. */
export function spotNameIn(messages: Messages, table: SharedName, spot: string): string {
  const found = spotKeyAt(table, spot);
  return found ? fill(messages[found.key], found.values).replaceAll(DIRECTION, "") : spot;
}
